import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {bothDirections} from './directionCss.js';

const lines = (css: string) => css.replace(/\s+/g, ' ').trim();

test('what the directions share stays as it is, the rest applies to one of them', () => {
  const css =
    '@media (min-width: 1px) { a, b:is(c, d) { color: red; margin-left: 1px } } e { f: url("data:;a,b") }';
  expect(lines(bothDirections(css))).toBe(
    lines(`@media (min-width: 1px) { a, b:is(c, d) { color: red }
:where([dir='ltr']) a, :where([dir='ltr']) b:is(c, d) { margin-left: 1px }
:where([dir='rtl']) a, :where([dir='rtl']) b:is(c, d) { margin-right: 1px } }
e { f: url("data:;a,b") }`),
  );
});

test('Infima works in both directions', () => {
  const infima = readFileSync(
    createRequire(import.meta.url).resolve('infima/dist/css/default/default.css'),
    'utf8',
  );
  const css = bothDirections(infima);
  expect(css).toContain("[dir='rtl']) .dropdown--right .dropdown__menu");
  expect(css.length).toBeLessThan(infima.length * 1.3);
});
