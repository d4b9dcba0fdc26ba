import {expect, test} from 'vitest';
import {joinable} from './styleMarkLoader.js';

test.each([
  ['.a {}\n@import "b.css";\n.c {}', '.a {}\n.c {}'],
  ['@media print { .a {} }\n@import "b.css";', '@media print { .a {} }'],
])('an import after other rules is removed: %s', async (css, expected) => {
  expect(await joinable(css)).toBe(expected);
});

test.each([
  '@charset "utf-8";\n/* c */\n@layer a, b;\n@import "b.css" layer(a);\n@import "c.css";\n.a {}',
  '@import "b.css";',
  '.a { content: "@import" }',
  '',
])('other stylesheets are unchanged: %s', async (css) => {
  expect(await joinable(css)).toBe(css);
});

test('blocks without an end are closed', async () => {
  const css = await joinable('.a { color: red;\n@media print { .b { color: blue }');
  expect(css.match(/\{/g)?.length).toBe(css.match(/\}/g)?.length);
  expect(css).toContain('color: red');
});
