import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {wiredMarkdown} from '../../test/wiredMarkdown.js';
import {artifactPath} from '../compile/ArtifactCache.js';
import {CodeOfContent} from './CodeOfContent.js';
import {CompileOnRequest} from './CompileOnRequest.js';
import {MarkdownModules} from './MarkdownModules.js';
import {ServedFiles} from './ServedFiles.js';

const A = "import Chart from '@site/src/Chart';\n\nText of A. <Chart />\n";
const TARGET = {sourceMap: false, jsxImportSource: 'react', providerImportSource: '@mdx-js/react'};
const BROKEN_LINK = '[x](./none.md)\n';

async function setUp(files: {readonly [name: string]: string}) {
  const wired = await wiredMarkdown(files);
  const printed: string[] = [];
  const printer = {warn: (text: string) => printed.push(text), log: (text: string) => printed.push(text)};
  const served = new ServedFiles('/');
  const {site, cacheDir} = wired;
  const open = () =>
    new CompileOnRequest({site, files: served, baseUrl: '/', cacheDir, name: 'test', printer});
  return {...wired, printed, served, contents: open(), open};
}

const fileOf = (siteDir: string, name: string) => path.join(siteDir, name);

test('a requested page is compiled, and its code is served', async () => {
  const {contents, page, served} = await setUp({'a.mdx': A, 'b.mdx': 'Text of B.\n'});
  const compiled = await contents.compilePage(page('a.mdx'));
  expect([...compiled.keys()]).toEqual(['@site/a.mdx']);
  const [content] = compiled.values();
  if (!content) throw new Error('Nothing was compiled.');
  expect(content.imports).toEqual(['code:@site/src/Chart']);
  const file = served.find(`/${artifactPath(content)}`);
  expect(file).toBe(contents.artifacts().codeFile(content));
  expect(fs.readFileSync(file ?? '', 'utf8')).toContain('Text of A.');
});

test('a changed file of an open page is sent, one that is not open or looks the same is not', async () => {
  const {contents, page, write, siteDir} = await setUp({'a.mdx': A, 'b.mdx': 'Text of B.\n'});
  await contents.compilePage(page('a.mdx'));
  write('b.mdx', 'Another text of B.\n');
  expect(await contents.compileChanged(fileOf(siteDir, 'b.mdx'))).toEqual([]);
  expect(await contents.compileChanged(fileOf(siteDir, 'a.mdx'))).toEqual([]);
  write('a.mdx', A.replace('Text', 'New text'));
  const sent = await contents.compileChanged(fileOf(siteDir, 'a.mdx'));
  expect(sent.map(({source}) => source)).toEqual(['@site/a.mdx']);
});

test('a change that a request has compiled before the watcher fired is sent once', async () => {
  const {contents, page, write, siteDir} = await setUp({'a.mdx': A});
  await contents.compilePage(page('a.mdx'));
  write('a.mdx', A.replace('Text', 'New text'));
  await contents.compilePage(page('a.mdx'));
  expect(await contents.compileChanged(fileOf(siteDir, 'a.mdx'))).toHaveLength(1);
  expect(await contents.compileChanged(fileOf(siteDir, 'a.mdx'))).toEqual([]);
});

test('a problem is printed once, and again after it was away', async () => {
  const {contents, page, write, printed} = await setUp({'a.mdx': BROKEN_LINK});
  await contents.compilePage(page('a.mdx'));
  await contents.compilePage(page('a.mdx'));
  expect(printed).toHaveLength(1);
  expect(printed[0]).toContain('./none.md');
  write('a.mdx', 'Nothing wrong here.\n');
  await contents.compilePage(page('a.mdx'));
  write('a.mdx', BROKEN_LINK);
  await contents.compilePage(page('a.mdx'));
  expect(printed).toHaveLength(2);
});

test('texts for search are compiled silently, and saved for the next start', async () => {
  const {contents, open, printed} = await setUp({'a.mdx': BROKEN_LINK});
  const compiled = await contents.compileTexts(['@site/a.mdx'], contents.cachedTexts());
  expect([...compiled.keys()]).toEqual(['@site/a.mdx']);
  expect([printed, [...contents.compiled]]).toEqual([[], []]);
  contents.save();
  const next = open();
  const [record] = next.artifacts().records.values();
  expect(record && next.sections().holds(record)).toBe(true);
});

test('code that compiled content imports stays part of the site after a mistake, until the file is gone', async () => {
  const {site, contents, page, write, siteDir} = await setUp({'a.mdx': A});
  const code = new CodeOfContent(site, contents);
  const file = fileOf(siteDir, 'a.mdx');
  await contents.compilePage(page('a.mdx'));
  write('a.mdx', 'The import is gone, and this is a mistake: <\n');
  code.forget(file, {isGone: false});
  expect((await code.requests()).requests).toEqual(['@site/src/Chart', '@theme/Page']);
  code.forget(file, {isGone: true});
  expect((await code.requests()).requests).toEqual(['@theme/Page']);
});

test('modules of Markdown that code imports are fresh until the pages that they link to move', async () => {
  const {site, contents, siteDir, printed} = await setUp({'a.mdx': 'Text.\n'});
  const modules = new MarkdownModules(site, contents);
  const {imported} = await modules.compile(fileOf(siteDir, 'readme.md'), 'Text.\n', TARGET);
  expect([modules.isFresh(imported), modules.forgetStale()]).toEqual([true, []]);
  modules.isFresh({...imported, optionsKey: 'old'});
  expect([modules.forgetStale(), modules.forgetStale()]).toEqual([[imported.file], []]);
  modules.report('readme.md', []);
  expect(printed).toEqual([]);
});
