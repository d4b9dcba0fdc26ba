import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {artifactKey, type MarkdownRule} from '@lectern/mdx';
import {expect, test} from 'vitest';
import {markdownSite} from '../../test/markdownSite.js';
import {tempSite} from '../../test/tempSite.js';
import {PARTIAL_RULE} from '../routes/planImported.js';
import type {CompileSetup} from './compileTypes.js';
import {PageCompiler} from './PageCompiler.js';

interface Heard {
  readonly others: (number | undefined)[];
  parts: number;
}

/** A site with one remark plugin, which calls `onPage` with the name of each page and awaits the result. */
function setUp(names: readonly string[], onPage: (name: string) => Promise<unknown> | undefined) {
  const siteDir = tempSite(Object.fromEntries(names.map((name) => [`${name}.md`, `# Page ${name}\n`])));
  const fileOf = (name: string) => path.join(siteDir, `${name}.md`);
  const begun: string[] = [];
  const plugin = () => (_tree: unknown, file: {readonly stem: string}) => {
    begun.push(file.stem);
    return onPage(file.stem)?.then(() => undefined);
  };
  const permalinks = new Map<string, string | null>(names.map((name) => [fileOf(name), `/${name}`]));
  const rule: MarkdownRule = {
    ...PARTIAL_RULE,
    id: 'docs',
    dirs: [siteDir],
    permalinks,
    remarkPlugins: [plugin],
  };
  const site = markdownSite(siteDir);
  const heard: Heard = {others: [], parts: 0};
  const setup: CompileSetup = {
    site,
    rules: [rule],
    optionsKeys: [artifactKey({file: '', text: '', site, rule})],
    artifactsDir: path.join(siteDir, 'artifacts'),
    onPart: () => {
      heard.parts += 1;
    },
    onOtherPage: (position) => void heard.others.push(position),
  };
  const pages = new PageCompiler(setup);
  const compile = (name: string) => pages.compile({source: `@site/${name}.md`, file: fileOf(name), rule: 0});
  return {compile, begun, heard, permalinks, fileOf};
}

/** A promise, and the function that resolves it. */
function signal() {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  return {sent, send};
}

test('a plugin may wait for what it does with a later page, which is then compiled once', async () => {
  const last = signal();
  const {compile, begun, heard} = setUp(['a', 'b', 'c'], (name) => {
    if (name === 'c') last.send();
    return name === 'a' ? last.sent : undefined;
  });
  expect(await compile('a')).toMatchObject({record: {source: '@site/a.md'}});
  expect(heard).toEqual({others: [1, 2, undefined], parts: 2});
  expect(await compile('c')).toMatchObject({record: {source: '@site/c.md'}});
  expect(await compile('b')).toMatchObject({record: {source: '@site/b.md'}});
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('many pages may wait for the last one', async () => {
  const names = Array.from({length: 130}, (_, at) => `p${at}`);
  const last = signal();
  const {compile} = setUp(names, async (name) => (name === 'p129' ? last.send() : last.sent));
  for (const name of names) expect(await compile(name)).toHaveProperty('record');
});

test('other pages are left alone while no plugin waits, and drafts always', async () => {
  const {compile, begun, permalinks, fileOf} = setUp(['a', 'draft', 'b', 'c'], (name) => {
    if (name === 'a') return setTimeout(100);
    return name === 'b' ? setTimeout(800) : undefined;
  });
  permalinks.set(fileOf('draft'), null);
  await compile('a');
  expect(begun).toEqual(['a']);
  await compile('b');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('what was compiled ahead is compiled again if the file has changed since, or has a mistake', async () => {
  const names = ['a', 'edited', 'failed'];
  let isMended = false;
  const {compile, begun, fileOf} = setUp(names, async (name) => {
    if (name === 'a') await setTimeout(800);
    if (name === 'failed' && !isMended) throw new Error('There is a mistake.');
  });
  await compile('a');
  const text = '# Page that was edited\n';
  fs.writeFileSync(fileOf('edited'), text);
  isMended = true;
  expect(await compile('edited')).toMatchObject({record: {stamp: {size: text.length}}});
  expect(await compile('failed')).toHaveProperty('record');
  expect(begun).toEqual(['a', 'edited', 'failed', 'edited', 'failed']);
});
