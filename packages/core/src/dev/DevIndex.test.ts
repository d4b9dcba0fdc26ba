import {expect, test, vi} from 'vitest';
import {testContent, testPlugin} from '../../test/testPlugin.js';
import {wiredMarkdown} from '../../test/wiredMarkdown.js';
import type {IndexPagesInput} from '../plugins/IndexPages.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import {CompileOnRequest} from './CompileOnRequest.js';
import {DevIndex, type IndexAnswer} from './DevIndex.js';
import {ServedFiles} from './ServedFiles.js';

const FILE = 'search/index.json';
const HTML =
  '<html><head><title>Home | T</title></head><body><main><p>Text of home.</p></main></body></html>';

/** Makes an index of a site with Markdown pages and one React page. Its plugin writes the paths of the pages. */
async function setUp(files: {readonly [name: string]: string}) {
  const {site, cacheDir, write} = await wiredMarkdown(files);
  const page = (path: string, content: readonly string[]): PlannedPage => ({
    path,
    htmlFile: `${path.slice(1)}.html`,
    payloadFile: '',
    chain: [],
    content,
  });
  const pages = Object.keys(files).map((name) => page(`/${name}`, [`@site/${name}`]));
  let fails = false;
  const indexPages = ({pages: listed, writeFile}: IndexPagesInput) => {
    if (fails) throw new Error('The plugin fails.');
    writeFile(FILE, JSON.stringify(listed.map(({path}) => path)));
  };
  const plugin = testPlugin({name: 'search', getIndexPaths: () => ['search/'], indexPages});
  const printer = {warn: () => {}, log: () => {}};
  const served = new ServedFiles('/');
  const input = {site, files: served, baseUrl: '/', cacheDir, name: 'test', printer};
  const errors: unknown[] = [];
  const index = new DevIndex({
    site: {
      plan: {pages: [...pages, page('/home', [])]},
      content: {
        contents: [{...testContent([]), plugin}],
        context: {siteConfig: {title: 'T', noIndex: false}},
      },
      config: {context: {i18n: {currentLocale: 'en'}}},
      contents: new CompileOnRequest(input),
    },
    pages: {html: async () => HTML, htmlKey: async () => 'key'},
    onError: (error) => errors.push(error),
  });
  const answer = (file = FILE) => index.answer(file);
  const made = async (): Promise<IndexAnswer | undefined> => {
    await vi.waitFor(() => expect(answer()?.kind).not.toBe('making'), {timeout: 60_000});
    return answer();
  };
  return {index, answer, made, write, errors, setFailing: (value: boolean) => (fails = value)};
}

const fileWith = (...paths: string[]) => ({kind: 'file', data: JSON.stringify(paths)});

test('the first request starts the index, whose progress later ones are answered with', async () => {
  const {answer, made} = await setUp({'a.md': '# A\n', 'b.md': '# B\n'});
  expect(answer('other.json')).toBeUndefined();
  expect(answer()).toEqual({kind: 'making', done: 0, total: 3});
  expect(await made()).toEqual(fileWith('/a.md', '/b.md', '/home'));
  expect(answer('search/none.json')).toEqual({kind: 'missing'});
});

test('an edit has it made again on the next request, and a page with a mistake is left out', async () => {
  const {index, answer, made, write} = await setUp({'a.md': '# A\n', 'b.mdx': '# B\n'});
  await made();
  write('b.mdx', '<Broken\n');
  expect(answer()?.kind).toBe('file');
  index.invalidate();
  expect(answer()?.kind).toBe('making');
  expect(await made()).toEqual(fileWith('/a.md', '/home'));
});

test('a plugin that fails is reported, until it does not fail after another edit', async () => {
  const {index, made, errors, setFailing} = await setUp({'a.md': '# A\n'});
  setFailing(true);
  expect(await made()).toMatchObject({kind: 'failed'});
  expect(errors).toHaveLength(1);
  setFailing(false);
  index.invalidate();
  expect(await made()).toEqual(fileWith('/a.md', '/home'));
});

test('an index that is closed reads no pages after those that it reads', async () => {
  const names = Array.from({length: 9}, (_none, at) => `${at}.md`);
  const {index, answer, made} = await setUp(Object.fromEntries(names.map((name) => [name, `# ${name}\n`])));
  expect(answer()?.kind).toBe('making');
  index.close();
  expect(await made()).toEqual(fileWith(...names.slice(0, 8).map((name) => `/${name}`)));
});
