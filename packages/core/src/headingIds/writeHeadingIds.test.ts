import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {configText, tempSite} from '../../test/tempSite.js';
import {type WriteHeadingIdsInput, writeHeadingIds} from './writeHeadingIds.js';

const PLUGIN = `plugins: [() => ({name: 'notes', getPathsToWatch: () => ['notes/**/*.{md,mdx}']})]`;

function siteOf(files: {readonly [name: string]: string}, fields = PLUGIN): string {
  return tempSite({'site.config.js': configText(fields), 'package.json': '{"type": "module"}', ...files});
}

/** Returns the text of one page after ids were written. */
async function written(
  text: string,
  {
    name = 'notes/page.mdx',
    fields,
    ...options
  }: Partial<WriteHeadingIdsInput> & {name?: string; fields?: string} = {},
): Promise<string> {
  const siteDir = siteOf({[name]: text}, fields && `${PLUGIN}, ${fields}`);
  await writeHeadingIds({siteDir, files: [], ...options});
  return fs.readFileSync(path.join(siteDir, name), 'utf8');
}

test('headings get the ids that their page has: a title counts, and ids of authors are taken', async () => {
  const text =
    '# Intro\n\n## Intro\n\n## Setup {#intro-2}\n\n### Intro\n\n### The `code` of **x_y** [a](b.md)\n';
  expect(await written(text)).toBe(
    '# Intro\n\n## Intro {#intro-1}\n\n## Setup {#intro-2}\n\n### Intro {#intro-3}\n\n### The `code` of **x_y** [a](b.md) {#the-code-of-x_y-a}\n',
  );
});

test('front matter, code blocks, expressions and line breaks stay as they are', async () => {
  const text =
    '---\r\ntitle: |\r\n  ## No\r\n---\r\n\r\n## Yes\r\n\r\n````md\r\n```\r\n## No\r\n````\r\n\r\n{`\r\n## No\r\n`}\r\n\r\n    ## Yes, MDX has no indented code\r\n';
  const result = await written(text);
  expect(result).toBe(
    text.replace('## Yes\r', '## Yes {#yes}\r').replace('code\r', 'code {#yes-mdx-has-no-indented-code}\r'),
  );
});

test('ids that look like emphasis are written as they are', async () => {
  expect(await written('## `_name_`\n', {name: 'notes/page.md'})).toBe('## `_name_` {#_name_}\n');
  expect(await written('## `__call__`\n')).toBe('## `__call__` {#__call__}\n');
});

test.each([
  ['## A\n', {syntax: 'mdx-comment'}, '## A {/* #a */}\n'],
  ['## A {#b}\n', {syntax: 'mdx-comment', migrate: true}, '## A {/* #b */}\n'],
  ['## A {/* #b */}\n', {migrate: true}, '## A {#b}\n'],
  ['## A {/* #b */}\n', {}, '## A {/* #b */}\n'],
  ['## A {#b}\n\n## A\n', {overwrite: true}, '## A {#a}\n\n## A {#a-1}\n'],
  ['## One Two\n', {maintainCase: true}, '## One Two {#One-Two}\n'],
  ['## One Two\n', {fields: 'markdown: {anchors: {maintainCase: true}}'}, '## One Two {#One-Two}\n'],
  ['## A\n', {fields: 'markdown: {mdx1Compat: {headingIds: false}}'}, '## A {/* #a */}\n'],
  ['## A ##\n', {}, '## A {#a}\n'],
  ['A\n---\n', {}, 'A {/* #a */}\n---\n'],
  ['> ## A\n\n- ## B\n', {}, '> ## A {#a}\n\n- ## B {/* #b */}\n'],
  ['## \n\n## !\n', {}, '## \n\n## ! {#-1}\n'],
] as const)('in MDX, %j with %j becomes %j', async (text, options, expected) => {
  expect(await written(text, options)).toBe(expected);
});

test.each([
  ['## A\n', {}, '## A {#a}\n'],
  ['A\n---\n', {}, 'A {#a}\n---\n'],
  ['## A {#b}\n', {syntax: 'mdx-comment', migrate: true}, '## A <!-- #b -->\n'],
  ['    ## no\n\n## A <!-- #b -->\n', {}, '    ## no\n\n## A <!-- #b -->\n'],
] as const)('in Markdown, %j with %j becomes %j', async (text, options, expected) => {
  expect(await written(text, {...options, name: 'notes/page.md'})).toBe(expected);
});

test('a file whose headings all have ids is not written again', async () => {
  const siteDir = siteOf({'notes/a.md': '\uFEFF## A\n'});
  const file = path.join(siteDir, 'notes/a.md');
  await writeHeadingIds({siteDir, files: []});
  expect(fs.readFileSync(file, 'utf8')).toBe('\uFEFF## A {#a}\n');
  const {ino} = fs.statSync(file);
  expect(await writeHeadingIds({siteDir, files: []})).toEqual({read: 1, files: []});
  expect(fs.statSync(file).ino).toBe(ino);
});

test('files, folders and patterns can be named; other files stay as they are', async () => {
  const names = ['notes/a.md', 'b/c/d.mdx', 'e/f.md', 'e/g.txt', 'other.md'];
  const siteDir = siteOf(Object.fromEntries(names.map((name) => [name, '## A\n'])));
  const files = ['notes/a.md', 'b', 'e/*'].map((name) => path.relative('.', path.join(siteDir, name)));
  await writeHeadingIds({siteDir, files});
  const changed = names.filter((name) => fs.readFileSync(path.join(siteDir, name), 'utf8').includes('{#a}'));
  expect(changed).toEqual(['notes/a.md', 'b/c/d.mdx', 'e/f.md']);
});

test('nothing is written if a file cannot be read', async () => {
  const siteDir = siteOf({'notes/a.mdx': '## A\n', 'notes/b.mdx': '## B\n\n{\n', 'notes/c.mdx': '<b\n'});
  await expect(writeHeadingIds({siteDir, files: []})).rejects.toMatchObject({
    code: 'MDX_SYNTAX',
    report: {problems: [{line: 3}, {line: 2}]},
  });
  expect(fs.readFileSync(path.join(siteDir, 'notes/a.mdx'), 'utf8')).toBe('## A\n');
});

test('a link that leads out of the site is not followed', async () => {
  const outside = tempSite({'x.md': '## X\n'});
  const siteDir = siteOf({'notes/a.md': '## A\n'});
  fs.symlinkSync(outside, path.join(siteDir, 'notes/out'));
  expect((await writeHeadingIds({siteDir, files: []})).read).toBe(1);
  const named = writeHeadingIds({siteDir, files: [path.join(siteDir, 'notes/out/x.md')]});
  await expect(named).rejects.toMatchObject({code: 'MARKDOWN_FILE_OUTSIDE_SITE'});
  expect(fs.readFileSync(path.join(outside, 'x.md'), 'utf8')).toBe('## X\n');
});

test.each([
  [{files: ['none.md']}, 'There is no Markdown file "none.md".'],
  [{migrate: true, overwrite: true}, '"overwrite" and "migrate" exclude each other.'],
])('%j is refused', async (options, message) => {
  const siteDir = siteOf({});
  await expect(writeHeadingIds({siteDir, files: [], ...options})).rejects.toThrow(message);
});

test('classic ids are refused where the site does not read them', async () => {
  const attempt = written('## A\n', {
    fields: 'markdown: {mdx1Compat: {headingIds: false}}',
    syntax: 'classic',
  });
  await expect(attempt).rejects.toMatchObject({
    code: 'HEADING_ID_SYNTAX_OFF',
    hint: 'Use --syntax mdx-comment.',
  });
});
