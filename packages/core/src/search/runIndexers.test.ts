import {setTimeout} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {testPlugin} from '../../test/testPlugin.js';
import type {IndexPagesInput} from '../plugins/IndexPages.js';
import {runIndexers} from './runIndexers.js';
import type {IndexedPage} from './searchablePages.js';

const page = (path: string): IndexedPage => ({
  page: {
    path,
    title: path,
    description: '',
    keywords: [],
    tag: 'default',
    plugin: {name: 'docs', id: 'default'},
    key: path,
  },
  text: {
    hash: path,
    title: '',
    description: '',
    keywords: [],
    sections: () => [{id: null, heading: '', level: 1, text: `Text of ${path}`, code: ''}],
  },
});

async function run(indexPages: (input: IndexPagesInput) => void | Promise<void>) {
  const files = new Map<string, unknown>();
  await runIndexers({
    plugins: [testPlugin({name: 'indexer', getIndexPaths: () => ['search/'], indexPages})],
    pages: [page('/b'), page('/a')],
    locale: 'en',
    target: {
      write: (file, data) => void files.set(file, data),
      writeHashed: async (file, make) => void files.set(file, await make()),
    },
  });
  return Object.fromEntries(files);
}

test('a plugin gets pages ordered by path, and reads the text of those that it wants', async () => {
  const files = await run(async ({pages, readSections, writeFile, locale}) => {
    const [first] = pages;
    if (first) writeFile('search/a', `${locale} ${first.path} ${(await readSections(first))[0]?.text}`);
  });
  expect(files).toEqual({'search/a': 'en /a Text of /a'});
});

test('files that the plugin does not wait for are written, and their errors are those of the hook', async () => {
  const late = async () => {
    await setTimeout(5);
    return 'late';
  };
  expect(await run(({writeHashedFile}) => void writeHashedFile('search/a', late))).toEqual({
    'search/a': 'late',
  });
  const failed = run(({writeHashedFile}) => void writeHashedFile('a', late));
  await expect(failed).rejects.toMatchObject({code: 'INDEX_FILE_NOT_ANNOUNCED', plugin: 'indexer'});
});

test('a page that a plugin made up has no text', async () => {
  const failed = run(async ({readSections}) => void (await readSections(page('/c').page)));
  await expect(failed).rejects.toMatchObject({code: 'PLUGIN_HOOK_FAILED'});
});
