import type {CompiledContent} from '../compile/ArtifactCache.js';
import {callHook} from '../plugins/callHook.js';
import type {PageSection, SaveIndex, SearchablePage} from '../plugins/IndexPages.js';
import {IndexFileCache} from '../search/IndexFileCache.js';
import {checkedTarget} from '../search/IndexFiles.js';
import {sectionIndex} from '../search/SectionCache.js';
import {contentText, type IndexedPage, indexedPage, isSearchable} from '../search/searchablePages.js';
import type {EditedPage} from './EditedPage.js';
import type {OutputEdits} from './OutputEdits.js';
import type {ReadInput} from './readEdits.js';

/**
 * Calls `indexEditedPages` of the search plugins, which update their search indexes for the edited pages.
 *
 * @returns `write`, which stores the caches of the indexes once the output is updated; `undefined` if a plugin cannot
 *   update its index, so that a whole build is needed
 */
export async function editIndex(
  edited: readonly EditedPage[],
  outputEdits: OutputEdits,
  {built, edited: {snapshot}, plugins: {plugins, context}, cacheDir}: ReadInput,
): Promise<{write(): void} | undefined> {
  if (!snapshot.isIndexed) return {write: () => {}};
  const searchable = edited.filter(
    ({planned, record}) => isSearchable(planned) && (context.siteConfig.noIndex || !record.noIndex),
  );
  const found = searchable.flatMap((one) => {
    const now = textOf(one, one.content, one.content.details.sections);
    return now ? [[now.page, {...one, text: now.text}] as const] : [];
  });
  if (found.length < searchable.length) return undefined;
  const pages = new Map(found);
  const files = new IndexFileCache(cacheDir, built.name);
  const removed = new Set<string>();
  const saves: SaveIndex[] = [];
  for (const plugin of plugins) {
    if (!plugin.plugin.indexPages) continue;
    const {write, writeHashed} = checkedTarget(plugin, {
      write: (file, data) => outputEdits.write(file, data),
      writeHashed: (file, make) => files.add(outputEdits, file, make),
    });
    const save = await callHook(plugin, 'indexEditedPages', async (hooks) =>
      hooks.indexEditedPages?.({
        pages: [...pages.keys()],
        readSections: async (page: SearchablePage) => pages.get(page)?.text.sections() ?? [],
        writeFile: write,
        writeHashedFile: writeHashed,
        readSectionsBefore: async (page, key) => {
          const one = pages.get(page);
          return one && sectionsBefore(one, key, {built, cacheDir});
        },
        removeHashedFile: (file) => removed.add(file),
        locale: context.i18n.currentLocale,
      }),
    );
    if (typeof save !== 'function') return undefined;
    saves.push(save);
  }
  for (const file of removed) outputEdits.remove(file);
  return {
    write() {
      files.writeEdits(removed);
      for (const save of saves) save();
    },
  };
}

function textOf(
  {planned, page}: Pick<EditedPage, 'planned' | 'page'>,
  content: CompiledContent,
  sections = '[]',
): IndexedPage | undefined {
  const read = () => JSON.parse(sections);
  return indexedPage(planned, contentText(page.source, new Map([[page.source, content]]), {read}));
}

/**
 * Returns the text that a page had before the edit, from the cache.
 *
 * @param key - key of the page in the last build
 * @returns `undefined` if the page had another key then, or its text is no longer in the cache
 */
function sectionsBefore(
  edited: EditedPage,
  key: string,
  {built, cacheDir}: Pick<ReadInput, 'built' | 'cacheDir'>,
): readonly PageSection[] | undefined {
  const {page, content, contentBefore} = edited;
  const stored = sectionIndex(cacheDir, built.name).readAt(page.contentAt);
  const {sections} = contentBefore.facts;
  if (!stored || stored.facts.source !== page.source || stored.facts.hash !== sections?.hash)
    return undefined;
  const before = textOf(edited, {...content, ...contentBefore.facts}, stored.details);
  return before?.page.key === key ? before.text.sections() : undefined;
}
