import fs from 'node:fs';
import path from 'node:path';
import {artifactKey, type MarkdownRule} from '@lectern/mdx';
import {expect, test} from 'vitest';
import {markdownSite} from '../../test/markdownSite.js';
import {tempSite} from '../../test/tempSite.js';
import type {ContentRecord} from './ArtifactCache.js';
import {ARTIFACT_ENDINGS} from './ArtifactCache.js';
import type {CompileItem} from './compileTypes.js';
import {type CompileAlikeInput, dedupeCompile} from './dedupeCompile.js';
import {PageCompiler} from './PageCompiler.js';

const plain = '# Same\n\nText without links.\n';

/** Sets up two versions of some files, and a compile function that records which files it compiles. */
function twoVersions(files: {readonly [name: string]: string}, changes: Partial<MarkdownRule> = {}) {
  const versions = ['old', 'new'];
  const siteDir = tempSite(
    Object.fromEntries(
      versions.flatMap((version) =>
        Object.entries(files).map(([name, text]) => [`${version}/${name}`, text]),
      ),
    ),
  );
  const artifactsDir = path.join(siteDir, 'artifacts');
  const site = markdownSite(siteDir);
  const rules = versions.map((version): MarkdownRule => {
    const dir = path.join(siteDir, version);
    const names = Object.keys(files).map((name) => path.join(dir, name));
    return {
      id: version,
      dirs: [dir],
      contentDirs: [dir],
      permalinks: new Map(names.map((file) => [file, `/${path.relative(siteDir, file)}`])),
      admonitions: {keywords: ['note']},
      remarkPlugins: [],
      rehypePlugins: [],
      recmaPlugins: [],
      beforeDefaultRemarkPlugins: [],
      beforeDefaultRehypePlugins: [],
      ...changes,
    };
  });
  const optionsKeys = rules.map((rule) => artifactKey({file: '', text: '', site, rule}));
  const setup = {site, rules, optionsKeys, artifactsDir};
  const asked: string[] = [];
  const input = (fresh: readonly ContentRecord[]): CompileAlikeInput => ({
    setup,
    fresh,
    codeFile: ({codeHash, type}) => path.join(artifactsDir, `${codeHash}${ARTIFACT_ENDINGS[type]}`),
    compile(items) {
      asked.push(...items.map(({source}) => source));
      return new PageCompiler(setup).compileAll(items);
    },
  });
  const itemsOf = (rule: number): CompileItem[] =>
    Object.keys(files).map((name) => {
      const source = `${versions[rule]}/${name}`;
      return {source, file: path.join(siteDir, source), rule};
    });
  return {asked, input, items: [...itemsOf(0), ...itemsOf(1)], setup, siteDir};
}

test('a file that stands in two versions is compiled once, and its record is what a compile would give', async () => {
  const {asked, input, items, setup} = twoVersions({'a.md': plain, 'b.md': '# Other\n'});
  const {records, failures} = await dedupeCompile(items, input([]));
  expect(failures).toEqual([]);
  expect(asked).toEqual(['old/a.md', 'old/b.md']);
  const bySource = (found: readonly ContentRecord[]) =>
    [...found].sort((a, b) => (a.source < b.source ? -1 : 1)).map(({codeStamp: _, ...rest}) => rest);
  expect(bySource(records)).toEqual(bySource((await new PageCompiler(setup).compileAll(items)).records));
});

test('a new version takes what the one before it has', async () => {
  const {asked, input, items} = twoVersions({'a.md': plain});
  const {records} = await dedupeCompile(items.slice(0, 1), input([]));
  const later = await dedupeCompile(items.slice(1), input(records));
  expect(asked).toEqual(['old/a.md']);
  expect(later.records.map(({source, codeHash}) => [source, codeHash])).toEqual([
    ['new/a.md', records[0]?.codeHash],
  ]);
});

test.each([
  ['with a link to another page', {'a.md': '[b](b.md)\n', 'b.md': 'Text.\n'}, 'a.md'],
  ['with an image', {'a.md': '![](b.png)\n'}, 'a.md'],
  ['that imports something', {'a.mdx': "import B from './_b.mdx';\n\n<B />\n", '_b.mdx': 'B\n'}, 'a.mdx'],
  ['that names itself when a component is missing', {'a.mdx': '# A\n\n<Unknown />\n'}, 'a.mdx'],
])('a file %s is compiled for each version', async (_name, files, name) => {
  const {asked, input, items} = twoVersions(files);
  const {records} = await dedupeCompile(items, input([]));
  expect(asked.filter((source) => source.endsWith(`/${name}`))).toEqual([`old/${name}`, `new/${name}`]);
  expect(records).toHaveLength(items.length);
});

test('files of one name with other text, those that plugins see, and those with ids of their own are compiled each', async () => {
  const different = twoVersions({'a.md': plain});
  fs.writeFileSync(path.join(different.siteDir, 'new/a.md'), plain.replace('Same', 'Else'));
  await dedupeCompile(different.items, different.input([]));
  expect(different.asked).toEqual(['old/a.md', 'new/a.md']);

  const withPlugin = twoVersions({'a.md': plain}, {remarkPlugins: [() => () => undefined]});
  await dedupeCompile(withPlugin.items, withPlugin.input([]));
  expect(withPlugin.asked).toEqual(['old/a.md', 'new/a.md']);

  const withSuffix = twoVersions({'a.md': plain}, {footnoteSuffix: true});
  await dedupeCompile(withSuffix.items, withSuffix.input([]));
  expect(withSuffix.asked).toEqual(['old/a.md', 'new/a.md']);
});

test('a mistake is reported for every file that has it', async () => {
  const {input, items} = twoVersions({'a.mdx': '# A\n\n<div>\n'});
  const {failures} = await dedupeCompile(items, input([]));
  expect(failures.map(({file}) => path.basename(path.dirname(file)))).toEqual(['old', 'new']);
});
