import type {LoadedContent} from '../content/PluginContent.js';
import {callHook} from '../plugins/callHook.js';
import type {SearchablePage} from '../plugins/IndexPages.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import {checkedTarget, type IndexTarget} from './IndexFiles.js';
import {type IndexedPage, sortPages} from './searchablePages.js';

/** The plugins that make a search index. */
export function indexersOf({contents}: Pick<LoadedContent, 'contents'>): LoadedPlugin[] {
  return contents.map(({plugin}) => plugin).filter(({plugin}) => plugin.indexPages !== undefined);
}

export interface RunIndexersInput {
  readonly plugins: readonly LoadedPlugin[];
  readonly pages: readonly IndexedPage[];
  readonly target: IndexTarget;
  readonly locale: string;
}

/** Calls `indexPages` of all plugins at once. */
export async function runIndexers({plugins, pages, target, locale}: RunIndexersInput): Promise<void> {
  const sorted = sortPages(pages);
  const texts = new Map(sorted.map(({page, text}) => [page, text]));
  const readSections = async (page: SearchablePage) => {
    const text = texts.get(page);
    if (!text) throw new Error(`${page.path} is no page that "indexPages" was given.`);
    return text.sections();
  };
  await Promise.all(
    plugins.map((plugin) => {
      const {write, writeHashed} = checkedTarget(plugin, target);
      const input = {
        pages: sorted.map(({page}) => page),
        readSections,
        writeFile: write,
        writeHashedFile: writeHashed,
        locale,
      };
      return callHook(plugin, 'indexPages', (hooks) => hooks.indexPages?.(input));
    }),
  );
}
