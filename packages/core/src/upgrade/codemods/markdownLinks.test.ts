import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../../test/tempSite.js';
import {markdownLinks} from './markdownLinks.js';

function plan(text: string) {
  const siteDir = tempSite({'site.config.ts': text});
  const {changes, notes} = markdownLinks.plan({siteDir, configFile: path.join(siteDir, 'site.config.ts')});
  return {after: changes[0]?.after, lines: notes.map(({location}) => location?.line)};
}

test.each([
  [
    'without other options for Markdown',
    `export default {\n  title: 'T',\n  onBrokenMarkdownLinks: 'throw',\n  // onBrokenMarkdownLinks: 'warn',\n};\n`,
    `export default {\n  title: 'T',\n  markdown: {hooks: {onBrokenMarkdownLinks: 'throw'}},\n  // onBrokenMarkdownLinks: 'warn',\n};\n`,
  ],
  [
    'beside options in lines of their own',
    `export default {\n  onBrokenMarkdownLinks: 'log', \n  markdown: {\n    mermaid: true,\n  },\n};\n`,
    `export default {\n  markdown: {\n    hooks: {onBrokenMarkdownLinks: 'log'},\n    mermaid: true,\n  },\n};\n`,
  ],
  [
    'beside options in one line',
    `module.exports = {markdown: {mermaid: true}, "onBrokenMarkdownLinks": "warn"};\n`,
    `module.exports = {markdown: {hooks: {onBrokenMarkdownLinks: "warn"}, mermaid: true}, };\n`,
  ],
])('%s, the option is moved', (_, before, after) => {
  expect(plan(before)).toEqual({after, lines: []});
});

test.each([
  [
    'a value that is computed',
    `const links = 'warn';\nexport default {\n  onBrokenMarkdownLinks: links,\n};\n`,
    3,
  ],
  [
    'other hooks',
    `export default {\n  onBrokenMarkdownLinks: 'warn',\n  markdown: {hooks: {onBrokenMarkdownImages: 'warn'}},\n};\n`,
    2,
  ],
  [
    'the option twice',
    `const a = {onBrokenMarkdownLinks: 'warn'};\nexport default {...a, onBrokenMarkdownLinks: 'log'};\n`,
    1,
  ],
])('%s: it is left to the user', (_, text, line) => {
  expect(plan(text)).toEqual({after: undefined, lines: [line]});
});

test('a config that has the new form, or the name in a comment only, is left alone', () => {
  const texts = [
    `export default {markdown: {hooks: {onBrokenMarkdownLinks: 'warn'}}};\n`,
    `export default {\n  // onBrokenMarkdownLinks: 'warn',\n  title: 'onBrokenMarkdownLinks',\n};\n`,
  ];
  for (const text of texts) expect(plan(text)).toEqual({after: undefined, lines: []});
});
