import {fileURLToPath} from 'node:url';
import {openPluginCache} from '@lectern/core/content-helpers';
import {z} from 'zod';
import {checkOptions} from '../checkOptions.js';
import {generateModule} from '../generateModule.js';
import type {SetUpProvider} from '../providers.js';
import {indexSite, type SiteState} from './indexSite.js';
import {INDEX_FILE, INDEX_FOLDER} from './shared/format.js';
import {stemmerModule} from './stemmerModule.js';
import {parseState, storeState} from './storedState.js';

const optionsSchema = z.strictObject({});

/** Scopes whose pages are as they were are the same objects. */
function hasChanged(before: SiteState, state: SiteState): boolean {
  return before.size !== state.size || [...state].some(([tag, scope]) => before.get(tag) !== scope);
}

/** The index of the site itself, which its pages read: nothing to sign up for. */
export const setUpLocal: SetUpProvider = (context, options) => {
  generateModule(context, 'stemmers.js', stemmerModule(context.i18n.locales));
  checkOptions(optionsSchema, options, {name: 'local', configFile: context.siteConfigPath});
  return {
    module: fileURLToPath(new URL('./client/index.js', import.meta.url)),
    publicOptions: {},
    origins: [],
    hooks: {
      getIndexPaths: () => [INDEX_FILE, INDEX_FOLDER],
      async indexPages({pages, readSections, writeFile, writeHashedFile, locale}) {
        const cache = openPluginCache(context, `search-index-${locale}`, new URL('..', import.meta.url));
        const before = parseState(cache.read());
        const state = await indexSite({
          pages,
          before,
          readSections,
          writeIndex: (text) => writeFile(INDEX_FILE, text),
          write: writeHashedFile,
        });
        if (hasChanged(before, state)) cache.write(storeState(state));
      },
    },
  };
};
