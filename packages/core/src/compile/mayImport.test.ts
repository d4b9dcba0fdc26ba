import type {MarkdownSite} from '@lectern/mdx';
import {expect, test} from 'vitest';
import {mayImport} from './mayImport.js';

function check(lines: readonly string[], {file = 'a.mdx', markdown = {format: 'detect'}} = {}): boolean {
  return mayImport(lines.join('\n'), {file, site: {markdown} as unknown as MarkdownSite});
}

test('imports, exports and calls outside of fenced code count', () => {
  expect(check(["import A from './a';", '', '<A />'])).toBe(true);
  expect(check(['Text', '', 'export const a = 1;'])).toBe(true);
  expect(check(["<img src={require('./a.png').default} />"])).toBe(true);
  expect(check(['```js', "import A from './a';", '```', '', "{import('./b')}"])).toBe(true);
  expect(check(['Something important was exported.', '', 'They import wine.'])).toBe(false);
});

test('fenced code does not, whatever stands in it', () => {
  expect(check(['```js title="a.js"', "import A from './a';", '```', '', 'Text'])).toBe(false);
  expect(check(['````md', '```js', "require('./a')", '```', "require('./b')", '````'])).toBe(false);
  expect(check(['~~~', '```', "import A from './a';", '~~~'])).toBe(false);
  expect(check(['```', "import A from './a';"])).toBe(false);
  // This line is inline code, not the start of a fence: backticks may not follow in the same line.
  expect(check(['```a``` b', "import A from './a';"])).toBe(true);
});

test('plain Markdown imports nothing, unless functions of the site may change that', () => {
  const lines = ["import A from './a';"];
  expect(check(lines, {file: 'a.md'})).toBe(false);
  const changed = {format: 'detect', preprocessor: () => ''};
  expect(check(['Text'], {file: 'a.md', markdown: changed})).toBe(true);
});
