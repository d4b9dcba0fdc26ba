import {callHook} from '../plugins/callHook.js';
import type {SearchablePage} from '../plugins/IndexPages.js';
import {IndexFileStore} from '../search/IndexFileStore.js';
import {checkedTarget} from '../search/IndexFiles.js';
import {contentText, type IndexedPage, indexedPage, isSearchable} from '../search/searchablePages.js';
import type {EditedPage, EditInput} from './editPages.js';
import type {OutputEdits} from './OutputEdits.js';

/** @returns what brings the cache up to date; `undefined` if an index cannot be brought up to date by itself */
export async function editIndex(
  edited: readonly EditedPage[],
  output: OutputEdits,
  {built, edited: {facts}, plugins: {plugins, context}, cacheDir}: EditInput,
): Promise<{save(): void} | undefined> {
  if (!facts.isIndexed) return {save: () => {}};
  const searchable = edited.filter(
    ({planned, record}) => isSearchable(planned) && (context.siteConfig.noIndex || !record.noIndex),
  );
  const indexed = searchable.map(textOf);
  if (indexed.includes(undefined)) return undefined;
  const texts = new Map(indexed.flatMap((one) => (one ? [[one.page, one.text] as const] : [])));
  const files = new IndexFileStore(cacheDir, built.name);
  const removed = new Set<string>();
  for (const plugin of plugins) {
    if (!plugin.plugin.indexPages) continue;
    const {write, writeHashed} = checkedTarget(plugin, {
      write: (file, data) => output.write(file, data),
      writeHashed: (file, make) => files.place(output, file, make),
    });
    const isDone = await callHook(plugin, 'indexEditedPages', async (hooks) =>
      hooks.indexEditedPages?.({
        pages: [...texts.keys()],
        readSections: async (page: SearchablePage) => texts.get(page)?.sections() ?? [],
        writeFile: write,
        writeHashedFile: writeHashed,
        removeHashedFile: (file) => removed.add(file),
        locale: context.i18n.currentLocale,
      }),
    );
    if (isDone !== true) return undefined;
  }
  for (const file of removed) output.remove(file);
  return {save: () => files.saveEdits(removed)};
}

function textOf({planned, page, content}: EditedPage): IndexedPage | undefined {
  const sections = () => JSON.parse(content.details.sections ?? '[]');
  return indexedPage(planned, contentText(page.source, new Map([[page.source, content]]), {read: sections}));
}
