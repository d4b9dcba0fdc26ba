import type {CompiledContent} from '../compile/ContentStore.js';
import type {LoadedContent} from '../content/PluginContent.js';
import type {OutputFolder} from '../output/OutputFolder.js';
import type {PageStore} from '../render/PageStore.js';
import type {RenderedPage} from '../render/renderPages.js';
import type {SitePlan} from '../routes/SitePlan.js';
import {type HtmlTextStore, readHtmlFile} from './HtmlTextStore.js';
import type {IndexFileStore} from './IndexFileStore.js';
import {indexersOf, runIndexers} from './runIndexers.js';
import type {SectionStore} from './SectionStore.js';
import {
  contentText,
  type IndexedPage,
  indexedPage,
  isSearchable,
  type PageText,
  type PageToIndex,
} from './searchablePages.js';

/** Caches for search. */
export interface TextStores {
  readonly sections: SectionStore;
  readonly htmlTexts: HtmlTextStore;
  readonly files: IndexFileStore;
}

export interface IndexBuildInput {
  readonly plan: Pick<SitePlan, 'pages' | 'isIndexed'>;
  readonly site: LoadedContent;
  readonly contents: ReadonlyMap<string, CompiledContent>;
  /** In the order of the plan. */
  readonly pages: readonly RenderedPage[];
  readonly pageStore: Pick<PageStore, 'file'>;
  readonly texts: TextStores;
  readonly folder: OutputFolder;
}

/** Lets search plugins make their indexes of all pages of a locale, if there are any. */
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
  texts.htmlTexts.save();
  await runIndexers({
    plugins: indexersOf(site),
    pages,
    locale: site.context.i18n.currentLocale,
    target: {
      write: (file, data) => folder.write(file, data),
      writeHashed: (file, make) => texts.files.place(folder, file, make),
    },
  });
  texts.files.save();
}

/** Checks for `noindex` on a page. On a site with `noIndex` for all pages, that is no reason. */
function isHidden({record}: RenderedPage, {context}: LoadedContent): boolean {
  return record.noIndex && !context.siteConfig.noIndex;
}

async function textOf(
  {content: [source]}: PageToIndex,
  {record: {key, hash}, hasFailed}: RenderedPage,
  {contents, pageStore, texts}: IndexBuildInput,
): Promise<PageText | undefined> {
  if (source !== undefined) return contentText(source, contents, texts.sections);
  if (hasFailed || hash === '') return undefined;
  const {htmlTexts} = texts;
  const facts = await htmlTexts.find(hash, () => readHtmlFile(pageStore.file(key)));
  if (facts.hash === undefined) return undefined;
  return {...facts, hash: facts.hash, sections: () => htmlTexts.sections(facts.key)};
}
