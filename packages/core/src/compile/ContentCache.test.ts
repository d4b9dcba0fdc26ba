import fs from 'node:fs';
import path from 'node:path';
import type {FileTime, MarkdownRule} from '@lectern/mdx';
import {expect, test} from 'vitest';
import {markdownSite} from '../../test/markdownSite.js';
import {tempSite} from '../../test/tempSite.js';
import {PARTIAL_RULE} from '../routes/planImported.js';
import {ArtifactCache} from './ArtifactCache.js';
import {ContentCache, optionsKeyOf} from './ContentCache.js';
import {scanItem} from './compileFiles.js';
import {PageCompiler} from './PageCompiler.js';

const TEXT = "import A from '@site/src/A';\n\n<A />\n";

interface Options {
  readonly format?: 'detect' | 'md';
  readonly rule?: MarkdownRule;
}

function setUp(siteDir: string, {format = 'detect', rule = PARTIAL_RULE}: Options = {}) {
  const plain = markdownSite(siteDir);
  const site = {...plain, markdown: {...plain.markdown, format}};
  const cacheDir = path.join(siteDir, 'cache');
  const artifacts = new ArtifactCache(cacheDir, 'site', siteDir);
  const rules = [rule];
  const optionsKeys = [optionsKeyOf(rule, {site, version: '1'})];
  const known = new ContentCache(artifacts, {rules, optionsKeys});
  const content = {source: '@site/a.mdx', file: path.join(siteDir, 'a.mdx'), rule: 0};
  const setup = {
    site,
    rules,
    optionsKeys,
    artifactsDir: path.join(cacheDir, 'artifacts'),
  };
  const importsOf = async () => {
    const found = await known.importsOf([content], async (files) =>
      Promise.all(files.map(async (one) => ({content: one, imports: await scanItem(setup, one)}))),
    );
    return found[0]?.imports;
  };
  /** Scans the imports of the file, compiles it and stores its record, as a build does. */
  const compile = async (beforeCompile = () => {}) => {
    const imports = await importsOf();
    beforeCompile();
    const {records} = await new PageCompiler(setup).compileAll([content]);
    for (const record of records) artifacts.records.set(record.source, known.complete(record, 0));
    artifacts.write(artifacts.records.keys());
    return imports;
  };
  return {known, content, compile, importsOf, artifacts};
}

test('what a file imports is not looked for again until the file changes', async () => {
  const siteDir = tempSite({'a.mdx': TEXT});
  const file = path.join(siteDir, 'a.mdx');
  const [atime, mtime] = [new Date(), new Date(Date.now() - 1000)];
  fs.utimesSync(file, atime, mtime);
  expect(await setUp(siteDir).compile()).toEqual(['code:@site/src/A']);

  // Changes the imports, but not the time and size: if the file were read again, its imports would differ.
  fs.writeFileSync(file, TEXT.replace('src/A', 'src/B'));
  fs.utimesSync(file, atime, mtime);
  const second = setUp(siteDir);
  expect(second.known.find(second.content)?.file).toBe(file);
  expect(await second.importsOf()).toEqual(['code:@site/src/A']);

  fs.utimesSync(file, atime, new Date(mtime.getTime() + 1000));
  const third = setUp(siteDir);
  expect(third.known.find(third.content)).toBeUndefined();
  expect(await third.importsOf()).toEqual(['code:@site/src/B']);
});

test('options, a missing artifact and another place of the file have it compiled again', async () => {
  const siteDir = tempSite({'a.mdx': TEXT, 'b.mdx': TEXT});
  await setUp(siteDir).compile();
  const found = ({known, content}: ReturnType<typeof setUp>, change = {}) =>
    known.find({...content, ...change});
  expect(found(setUp(siteDir))).toBeDefined();
  expect(found(setUp(siteDir, {format: 'md'}))).toBeUndefined();
  expect(found(setUp(siteDir, {rule: {...PARTIAL_RULE, removeContentTitle: true}}))).toBeUndefined();
  expect(found(setUp(siteDir), {file: path.join(siteDir, 'b.mdx')})).toBeUndefined();
  fs.rmSync(path.join(siteDir, 'cache/artifacts'), {recursive: true});
  expect(found(setUp(siteDir))).toBeUndefined();
});

test('a file that changes between the scan and the compile is scanned again by the next build', async () => {
  const siteDir = tempSite({'a.mdx': TEXT});
  const file = path.join(siteDir, 'a.mdx');
  const {compile, artifacts} = setUp(siteDir);
  await compile(() => fs.writeFileSync(file, `${TEXT}<B />\n`));
  expect(artifacts.records.get('@site/a.mdx')?.scanned).toBeUndefined();
});

test('a file that the owner of its rule has looked at is not looked at again, unless it looked different then', async () => {
  const siteDir = tempSite({'a.mdx': TEXT});
  const file = path.join(siteDir, 'a.mdx');
  await setUp(siteDir).compile();
  const {mtimeMs, size} = fs.statSync(file);
  const isFound = (fileTime: FileTime) => {
    const rule = {...PARTIAL_RULE, fileTimes: new Map([[file, fileTime]])};
    const {known, content} = setUp(siteDir, {rule});
    return known.find(content) !== undefined;
  };
  expect(isFound({mtimeMs: mtimeMs + 1, size})).toBe(true);
  fs.writeFileSync(file, `${TEXT}<B />\n`);
  expect(isFound({mtimeMs, size})).toBe(true);
  expect(isFound({mtimeMs: mtimeMs + 1, size})).toBe(false);
});

test('the permalinks of a rule are read once for all its files', async () => {
  class CountedMap extends Map<string, string | null> {
    reads = 0;
    override [Symbol.iterator]() {
      this.reads += 1;
      return super[Symbol.iterator]();
    }
  }
  const siteDir = tempSite({'a.mdx': TEXT});
  const permalinks = new CountedMap([[path.join(siteDir, 'a.mdx'), '/a']]);
  await setUp(siteDir, {rule: {...PARTIAL_RULE, permalinks}}).compile();
  const {known, content} = setUp(siteDir, {rule: {...PARTIAL_RULE, permalinks}});
  permalinks.reads = 0;
  for (const source of ['@site/a.mdx', '@site/b.mdx', '@site/c.mdx']) known.find({...content, source});
  const record = known.find(content);
  expect(record).toBeDefined();
  for (let file = 0; file < 3; file += 1) if (record) known.complete(record, 0);
  expect(permalinks.reads).toBeLessThanOrEqual(1);
});
