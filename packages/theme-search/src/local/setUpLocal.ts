import {fileURLToPath} from 'node:url';
import type {LoadContext} from '@lectern/core';
import {generateModule, isRelocatable, openPluginCache, scriptOfText} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';
import {
  CODE,
  INDEX_FILE,
  INDEX_FOLDER,
  indexEdits,
  indexSite,
  loadState,
  type StateCache,
  saveState,
  stemmerModule,
  type WriteIndexFile,
} from '@lectern/site-search';
import {checkOptions} from '../checkOptions.js';
import type {SetUpProvider} from '../ProviderSetup.js';
import {PLUGIN_NAME} from '../shared/settings.js';

const optionsSchema = z.strictObject({});

function openState(context: LoadContext, locale: string): StateCache {
  return {
    scopes: openPluginCache(context, `search-index-${locale}`, CODE),
    terms: (tag) => openPluginCache(context, `search-terms-${locale}-${tag}`, CODE),
  };
}

/** Sets up the local provider: builds write a search index into the site, so that no search service is needed. */
export const setUpLocal: SetUpProvider = (context, options) => {
  generateModule(context, {
    plugin: PLUGIN_NAME,
    name: 'stemmers.js',
    text: (requestOf) => stemmerModule(context.i18n.locales, requestOf),
  });
  checkOptions(optionsSchema, options, {name: 'local', configFile: context.siteConfigPath});
  const relocates = isRelocatable(context);
  return {
    module: fileURLToPath(new URL('./client/index.js', import.meta.url)),
    publicOptions: {},
    origins: [],
    hooks: {
      getIndexPaths: () => [relocates ? `${INDEX_FILE}.js` : INDEX_FILE, INDEX_FOLDER],
      async indexPages({pages, readSections, writeFile, writeHashedFile, locale}) {
        const cache = openState(context, locale);
        const before = loadState(cache);
        const write: WriteIndexFile = relocates
          ? (file, make) => writeHashedFile(`${file}.js`, async () => scriptOfText(await make()))
          : writeHashedFile;
        const writeIndex = (text: string) =>
          relocates ? writeFile(`${INDEX_FILE}.js`, scriptOfText(text)) : writeFile(INDEX_FILE, text);
        const state = await indexSite({pages, before, readSections, writeIndex, write});
        saveState(cache, before, state);
      },
      indexEditedPages: (input) => indexEdits(input, openState(context, input.locale)),
    },
  };
};
