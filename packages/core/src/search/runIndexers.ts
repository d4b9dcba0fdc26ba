import type {PluginContent} from '../content/PluginContent.js';
import {callHook} from '../plugins/callHook.js';
import type {SearchablePage} from '../plugins/IndexPages.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import {awaitedLater} from '../shared/awaitedLater.js';
import {checkedTarget, type IndexTarget} from './IndexFiles.js';
import {type IndexedPage, sortPages} from './searchablePages.js';

/** Lists the plugins that make a search index. */
export function indexersOf({
  contents,
}: {
  readonly contents: readonly Pick<PluginContent, 'plugin'>[];
}): LoadedPlugin[] {
  return contents.map(({plugin}) => plugin).filter(({plugin}) => plugin.indexPages !== undefined);
}

export interface RunIndexersInput {
  readonly plugins: readonly LoadedPlugin[];
  readonly pages: readonly IndexedPage[];
  readonly target: IndexTarget;
  readonly locale: string;
}

/** Calls `indexPages` of all plugins at the same time, and waits until their files are written. */
export async function runIndexers({plugins, pages, target, locale}: RunIndexersInput): Promise<void> {
  const sorted = sortPages(pages);
  const texts = new Map(sorted.map(({page, text}) => [page, text]));
  const readSections = async (page: SearchablePage) => {
    const text = texts.get(page);
    if (!text) throw new Error(`${page.path} is not one of the pages that "indexPages" received.`);
    return text.sections();
  };
  await Promise.all(
    plugins.map((plugin) => {
      const {write, writeHashed} = checkedTarget(plugin, target);
      const writing: Promise<void>[] = [];
      const writeHashedFile: typeof writeHashed = (file, make) => {
        // Prevents an unhandledRejection: the plugin may return or throw without awaiting this promise.
        const written = awaitedLater(writeHashed(file, make));
        writing.push(written);
        return written;
      };
      const listed = sorted.map(({page}) => page);
      const input = {pages: listed, readSections, writeFile: write, writeHashedFile, locale};
      return callHook(plugin, 'indexPages', async (hooks) => {
        await hooks.indexPages?.(input);
        await Promise.all(writing);
      });
    }),
  );
}
