import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {changedFiles, createBundledSite, type Edit, snapshot} from '../harness/index.js';

interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly tag: string;
  readonly version?: string;
  readonly keywords: readonly string[];
  /** Name of the file with the page's text. */
  readonly file: string;
}

function readIndex(outDir: string): {locale: string; pages: ListedPage[]} {
  return JSON.parse(fs.readFileSync(path.join(outDir, 'index.json'), 'utf8'));
}

function textOf(outDir: string, pagePath: string): unknown {
  const file = readIndex(outDir).pages.find((page) => page.path === pagePath)?.file ?? '';
  return JSON.parse(fs.readFileSync(path.join(outDir, file), 'utf8'));
}

const ENGLISH = ['--locale', 'en'];

test('a plugin gets the pages of each locale with their facts, and nothing that is hidden or a list', async () => {
  const site = createBundledSite('search-index');
  const result = await site.build();
  expect(result.code, result.stderr).toBe(0);
  const {locale, pages} = readIndex(site.outDir);
  expect(locale).toBe('en');
  expect(pages.map((page) => [page.path, page.title, page.tag, page.version, page.keywords])).toEqual([
    ['/base/', 'Welcome', 'default', undefined, ['home', 'start']],
    ['/base/blog/more', 'More', 'default', undefined, []],
    ['/base/blog/news', 'News', 'default', undefined, []],
    ['/base/docs/intro', 'Introduction', 'docs-default-1.0', '1.0', []],
    ['/base/docs/next/intro', 'Introduction', 'docs-default-current', 'current', ['start', 'first']],
    ['/base/docs/next/parts', 'Parts', 'docs-default-current', 'current', []],
  ]);
  const french = readIndex(path.join(site.outDir, 'fr'));
  expect(french.locale).toBe('fr');
  expect(french.pages.map((page) => page.path)).toContain('/base/fr/docs/next/intro');
});

test('the text of pages is cut at headings: of Markdown, of what it imports, and of React pages', async () => {
  const {build, outDir} = createBundledSite('search-index');
  const result = await build(ENGLISH);
  expect(result.code, result.stderr).toBe(0);
  expect(textOf(outDir, '/base/docs/next/intro')).toEqual([
    {id: null, heading: 'Introduction', level: 1, text: 'Begin here.', code: ''},
    {
      id: 'install',
      heading: 'Install',
      level: 2,
      text: 'Run this in your shell:',
      code: 'npm install lectern',
    },
  ]);
  expect(textOf(outDir, '/base/docs/next/parts')).toEqual([
    {id: null, heading: '', level: 1, text: 'Words of the page.', code: ''},
    {id: 'shared-part', heading: 'Shared part', level: 2, text: 'Words of the part.', code: ''},
  ]);
  expect(textOf(outDir, '/base/')).toEqual([
    {id: null, heading: 'Welcome', level: 1, text: 'A React page.', code: ''},
    {id: 'more', heading: 'More of it', level: 2, text: 'Below a heading.', code: 'run --now'},
  ]);
});

test('an edit changes the key of its page alone, and a build from nothing gives the same files', async () => {
  const {build, outDir, files, dir} = createBundledSite('search-index');
  await build(ENGLISH);
  const first = snapshot(outDir);
  const identity = (name: string) => fs.statSync(path.join(outDir, name)).ino;
  const kept = readIndex(outDir).pages.find((page) => page.path === '/base/blog/news')?.file ?? '';
  const inode = identity(kept);
  expect((await build(ENGLISH)).code).toBe(0);
  expect(changedFiles(first, snapshot(outDir))).toEqual([]);

  files.replace('docs/_shared.mdx', 'Words of the part.', 'Other words.');
  const edited = await build(ENGLISH);
  expect(edited.code, edited.stderr).toBe(0);
  const changed = changedFiles(first, snapshot(outDir)).filter((name) => /^(index\.json|texts\/)/.test(name));
  // Changed files: the index, the old text file (deleted) and the new one.
  expect(changed).toHaveLength(3);
  expect(JSON.stringify(textOf(outDir, '/base/docs/next/parts'))).toContain('Other words.');
  expect([kept, identity(kept)]).toEqual([kept, inode]);

  const warm = snapshot(outDir);
  for (const name of ['build', '.site', 'node_modules/.cache'])
    fs.rmSync(path.join(dir, name), {recursive: true});
  await build(ENGLISH);
  expect(changedFiles(warm, snapshot(outDir))).toEqual([]);
});

test('a plugin that is added to a site with a cache gets the text of all pages', async () => {
  const withoutIndexer: Edit = (files) => files.replace('site.config.mjs', "plugins: ['./indexer.mjs'],", '');
  const {build, outDir, restore} = createBundledSite('search-index', withoutIndexer);
  await build(ENGLISH);
  expect(fs.existsSync(path.join(outDir, 'index.json'))).toBe(false);
  restore();
  const result = await build(ENGLISH);
  expect(result.code, result.stderr).toBe(0);
  expect(JSON.stringify(textOf(outDir, '/base/docs/next/intro'))).toContain('Begin here.');
});

test('with the hash router, and on a site that asks to be left out as a whole, the pages are the same', async () => {
  const pathsWith = async (fields: string) => {
    const {build, outDir} = createBundledSite('search-index', (files) =>
      files.replace(
        'site.config.mjs',
        "baseUrl: '/base/',",
        `baseUrl: '/base/', onBrokenLinks: 'ignore', ${fields}`,
      ),
    );
    const result = await build(ENGLISH);
    expect(result.code, result.stderr).toBe(0);
    expect(JSON.stringify(textOf(outDir, '/base/'))).toContain('A React page.');
    return readIndex(outDir).pages.map((page) => page.path);
  };
  const pages = ['/base/', '/base/blog/more', '/base/blog/news'];
  const docs = ['/base/docs/intro', '/base/docs/next/intro', '/base/docs/next/parts'];
  expect(await pathsWith("future: {experimental_router: 'hash'},")).toEqual([...pages, ...docs]);
  expect(await pathsWith('noIndex: true,')).toEqual(expect.arrayContaining([...pages, ...docs]));
});

test('a file that the plugin has not announced is a mistake', async () => {
  const site = createBundledSite('search-index', (files) =>
    files.replace('indexer.mjs', "['index.json', 'texts/']", "['texts/']"),
  );
  const result = await site.build(ENGLISH);
  expect(result.code).toBe(1);
  expect(result.stderr).toContain(
    '[INDEX_FILE_NOT_ANNOUNCED] The plugin indexer writes "index.json" in indexPages, but its getIndexPaths returns "texts/".',
  );
});
