import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import postcss from 'postcss';
import {expect, test} from 'vitest';
import {bothDirections} from './directionCss.js';

/**
 * Selector that `bothDirections` adds: elements in text of one direction, except in text of the other direction inside
 * of it.
 */
const within = (direction: string, other: string) =>
  `:where([dir='${direction}'], [dir='${direction}'] *):not(:where([dir='${direction}'] [dir='${other}'], [dir='${direction}'] [dir='${other}'] *))`;

const lines = (css: string) => css.replace(/\s+/g, ' ').trim();
const mirrored = async (css: string) =>
  lines((await postcss([bothDirections()]).process(css, {from: undefined})).css)
    .replaceAll(within('ltr', 'rtl'), '(ltr)')
    .replaceAll(within('rtl', 'ltr'), '(rtl)');

test('what the directions share stays as it is, the rest applies to one of them', async () => {
  const css =
    '@media (min-width: 1px) { a, b:is(c, d) { color: red; margin-left: 1px } } e { f: url("data:;a,b") }';
  expect(await mirrored(css)).toBe(
    lines(`@media (min-width: 1px) { a, b:is(c, d) { color: red }
a(ltr), b(ltr):is(c, d) { margin-left: 1px }
a(rtl), b(rtl):is(c, d) { margin-right: 1px } }
e { f: url("data:;a,b") }`),
  );
});

test.each([
  ["[data-theme='dark'] .card::before", "(rtl)[data-theme='dark'] .card::before"],
  ["html[data-theme='dark'] > a", "html(rtl)[data-theme='dark'] > a"],
  [':root', '(rtl):root'],
  ['::selection', '(rtl)::selection'],
  ['my-ü > *', 'my-ü(rtl) > *'],
  [':global .a', ':global (rtl).a'],
  [':global(.a) .b', '(rtl):global(.a) .b'],
])('the direction is that of the first element of %s', async (selector, expected) => {
  expect(await mirrored(`${selector} { left: 0 }`)).toContain(`${expected} { right: 0 }`);
});

test('animations are mirrored, and keep their name for other stylesheets', async () => {
  const css = '.a { animation: slide 1s } @keyframes slide { from { left: 1px } }';
  expect(await mirrored(css)).toBe(
    lines(`(ltr).a { animation: slide-ltr 1s } (rtl).a { animation: slide-rtl 1s }
@keyframes slide-ltr { from { left: 1px } } @keyframes slide-rtl { from { right: 1px } }
@keyframes slide { from { left: 1px } }`),
  );
  expect(await mirrored('@keyframes fade { to { opacity: 0 } }')).toBe(
    '@keyframes fade { to { opacity: 0 } }',
  );
});

test('comments keep declarations and files as they are', async () => {
  expect(await mirrored('a { /* rtl:ignore */ left: 0; color: red }')).toBe('a { left: 0; color: red }');
  expect(await mirrored('/* rtl:begin:ignore */ @layer x { a { left: 0 } } b { left: 0 }')).toBe(
    '@layer x { a { left: 0 } } b { left: 0 }',
  );
});

test('Infima works in both directions', async () => {
  const infima = readFileSync(
    createRequire(import.meta.url).resolve('infima/dist/css/default/default.css'),
    'utf8',
  );
  const css = await mirrored(infima);
  expect(css).toContain('(rtl).dropdown--right .dropdown__menu');
  expect(css.length).toBeLessThan(infima.length * 1.3);
});
