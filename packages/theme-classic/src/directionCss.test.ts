import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {mergeDirections} from './directionCss.js';

test('what the directions share stays as it is, the rest applies to one of them', () => {
  const css = (side: string) =>
    `/* c */ @media (min-width: 1px) { a, b:is(c, d) { color: red; margin-${side}: 1px; } } e { f: url("data:;a,b") }`;
  expect(mergeDirections(css('left'), css('right'))).toBe(`@media (min-width: 1px) {
a, b:is(c, d) { color: red }
:where([dir='ltr']) a, :where([dir='ltr']) b:is(c, d) { margin-left: 1px }
:where([dir='rtl']) a, :where([dir='rtl']) b:is(c, d) { margin-right: 1px }
}
e { f: url("data:;a,b") }
`);
});

test('the two builds of Infima fit together', () => {
  const {resolve} = createRequire(import.meta.url);
  const read = (name: string) => readFileSync(resolve(`infima/dist/css/default/${name}`), 'utf8');
  const merged = mergeDirections(read('default.css'), read('default-rtl.css'));
  expect(merged).toContain("[dir='rtl']) .dropdown--right .dropdown__menu");
  expect(merged.length).toBeLessThan(read('default.css').length * 1.3);
});

test('stylesheets that differ in their rules are an error', () => {
  expect(() => mergeDirections('a { b: c }', '@x;')).toThrow(
    'The two stylesheets differ in more than declarations.',
  );
});
