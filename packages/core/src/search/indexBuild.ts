import fs from 'node:fs';
import type {CompiledContent} from '../compile/ArtifactCache.js';
import type {LoadedContent} from '../content/PluginContent.js';
import type {OutputFolder} from '../output/OutputFolder.js';
import type {PageCache} from '../render/PageCache.js';
import type {RenderedPage} from '../render/renderPages.js';
import type {SitePlan} from '../routes/SitePlan.js';
import type {HtmlTextCache} from './HtmlTextCache.js';
import type {IndexFileCache} from './IndexFileCache.js';
import {indexersOf, runIndexers} from './runIndexers.js';
import type {SectionCache} from './SectionCache.js';
import {
  contentText,
  type IndexedPage,
  indexedPage,
  isSearchable,
  type PageText,
  type PageToIndex,
} from './searchablePages.js';

/** Caches for search: texts of Markdown files, texts from the HTML of other pages, and files of search indexes. */
export interface TextCaches {
  readonly sections: SectionCache;
  readonly htmlTexts: HtmlTextCache;
  readonly files: IndexFileCache;
}

export interface IndexBuildInput {
  readonly plan: Pick<SitePlan, 'pages' | 'isIndexed'>;
  readonly site: LoadedContent;
  readonly contents: ReadonlyMap<string, CompiledContent>;
  /** In the order of `plan.pages`. */
  readonly pages: readonly RenderedPage[];
  readonly pageCache: Pick<PageCache, 'file'>;
  readonly texts: TextCaches;
  readonly folder: OutputFolder;
}

/**
 * Makes the search indexes of a locale: calls `indexPages` of all search plugins. Does nothing on a site without such a
 * plugin.
 */
export async function indexBuild(input: IndexBuildInput): Promise<void> {
  const {plan, site, folder, texts} = input;
  if (!plan.isIndexed) return;
  const pages: IndexedPage[] = [];
  for (const [at, planned] of plan.pages.entries()) {
    const rendered = input.pages[at];
    if (!rendered || !isSearchable(planned) || isHidden(rendered, site)) continue;
    const text = await textOf(planned, rendered, input);
    const page = text && indexedPage(planned, text);
    if (page) pages.push(page);
  }
  texts.htmlTexts.write();
  await runIndexers({
    plugins: indexersOf(site),
    pages,
    locale: site.context.i18n.currentLocale,
    target: {
      write: (file, data) => folder.write(file, data),
      writeHashed: (file, make) => texts.files.place(folder, file, make),
    },
  });
  texts.files.write();
}

/**
 * Checks if a page is left out of the search indexes because of `noindex`. With the option `noIndex` of the site, all
 * pages have `noindex`, and no page is left out.
 */
function isHidden({record}: RenderedPage, {context}: LoadedContent): boolean {
  return record.noIndex && !context.siteConfig.noIndex;
}

async function textOf(
  {content: [source]}: PageToIndex,
  {record: {key, hash}, hasFailed}: RenderedPage,
  {contents, pageCache, texts}: IndexBuildInput,
): Promise<PageText | undefined> {
  if (source !== undefined) return contentText(source, contents, texts.sections);
  if (hasFailed || hash === '') return undefined;
  const {htmlTexts} = texts;
  const facts = await htmlTexts.find(hash, () => fs.promises.readFile(pageCache.file(key), 'utf8'));
  if (facts.hash === undefined) return undefined;
  return {...facts, hash: facts.hash, sections: () => htmlTexts.sections(facts.key)};
}
