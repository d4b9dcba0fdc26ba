import {indexSite} from '@lectern/site-search';
import type {TestPage} from '../../../test/corpus.js';
import {startLoopbackServer} from '../../../test/loopbackServer.js';
import {testSearchProvider} from '../../../test/providerSuite.js';
import createLocalProvider from './index.js';

/** Makes the index of each locale: path ("/en/search-index.json") → text. */
async function makeIndexes(pages: readonly TestPage[]): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const locale of new Set(pages.map((page) => page.locale))) {
    const write = (file: string, data: string | Uint8Array) => {
      files.set(`/${locale}/${file}`, Buffer.from(data).toString('utf8'));
    };
    await indexSite({
      pages: pages.filter((page) => page.locale === locale),
      before: new Map(),
      readSections: async (page) => pages.find(({path}) => path === page.path)?.sections ?? [],
      write: async (file, make) => write(file, await make()),
      writeIndex: (text) => write('search-index.json', text),
    });
  }
  return files;
}

testSearchProvider('the site itself', async (pages) => {
  const files = await makeIndexes(pages);
  const server = await startLoopbackServer(({path}) => {
    const body = files.get(path);
    return body === undefined ? {status: 404, body: ''} : {body};
  });
  return {
    createProvider: ({locale}) =>
      createLocalProvider({options: {}, baseUrl: `${server.origin}/${locale}/`, locale}),
    setMode: (mode) => {
      server.mode = mode;
    },
    stop: () => server.stop(),
  };
});
