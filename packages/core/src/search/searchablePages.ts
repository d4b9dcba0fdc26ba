import {sha256} from '@lectern/store';
import type {CompiledContent} from '../compile/ArtifactCache.js';
import type {PageSection, SearchablePage} from '../plugins/IndexPages.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import type {HtmlText} from './readHtmlText.js';
import type {SectionCache} from './SectionCache.js';

/** The text of a page, and what it says of the page where the route says nothing. */
export interface PageText {
  /** Equal for equal texts only. */
  readonly hash: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  sections(): readonly PageSection[];
}

/** A page for search plugins, and its text. */
export interface IndexedPage {
  readonly page: SearchablePage;
  readonly text: PageText;
}

/** A planned page as far as search is concerned; of a frozen version nothing else is made. */
export type PageToIndex = Pick<PlannedPage, 'path' | 'htmlFile' | 'content' | 'search' | 'chain'>;

/** The tag of pages whose routes name none. */
const DEFAULT_TAG = 'default';

/** Checks that search plugins may get a page, as far as its routes decide it. A page with several texts is a list. */
export function isSearchable({search, content, htmlFile}: PageToIndex): boolean {
  return search !== false && htmlFile !== '404.html' && (search !== undefined || content.length <= 1);
}

/**
 * Puts together what search plugins get of a page.
 *
 * @returns `undefined` for a page without title and text
 */
export function indexedPage(page: PageToIndex, text: PageText): IndexedPage | undefined {
  const facts = factsOf(page, text);
  if (facts.title === '' && text.sections().length === 0) return undefined;
  const key = sha256(JSON.stringify([text.hash, facts])).slice(0, 20);
  return {page: {...facts, key}, text};
}

function factsOf(page: PageToIndex, text: PageText): Omit<SearchablePage, 'key'> {
  const {tag, version, title, description, keywords, lastUpdatedAt} = page.search || {};
  const [outermost] = page.chain;
  return {
    path: page.path,
    title: title ?? text.title,
    description: description ?? text.description,
    keywords: keywords ?? text.keywords,
    tag: tag ?? DEFAULT_TAG,
    ...(version !== undefined && {version}),
    plugin: outermost?.plugin ?? {name: '', id: ''},
    ...(lastUpdatedAt !== undefined && {lastUpdatedAt}),
  };
}

/** Ordered by path: the order must not depend on what an earlier build knew. */
export function sortPages(pages: readonly IndexedPage[]): IndexedPage[] {
  return [...pages].sort((a, b) => (a.page.path < b.page.path ? -1 : 1));
}

/**
 * The text of a Markdown page: its own, then that of the Markdown which it imports.
 *
 * @param contents - by source
 */
export function contentText(
  source: string,
  contents: ReadonlyMap<string, CompiledContent>,
  cache: Pick<SectionCache, 'read'>,
): PageText {
  const texts = withImported(source, contents).flatMap(({sections}) => sections ?? []);
  const hashes = texts.map(({hash}) => hash);
  return {
    hash: hashes.join(' '),
    title: texts[0]?.title ?? '',
    description: '',
    keywords: [],
    sections: () => hashes.flatMap((hash) => cache.read(hash)),
  };
}

/** The text of a page that is no Markdown. */
export function htmlText({title, description, keywords, sections}: HtmlText): PageText {
  const hash = sha256(JSON.stringify(sections)).slice(0, 20);
  return {hash, title, description, keywords, sections: () => sections};
}

/** A file and all Markdown that it imports, each once. */
function withImported(source: string, contents: ReadonlyMap<string, CompiledContent>): CompiledContent[] {
  const found = new Map<string, CompiledContent>();
  const visit = (name: string) => {
    const content = contents.get(name);
    if (!content || found.has(name)) return;
    found.set(name, content);
    for (const reference of content.imports) {
      if (reference.startsWith('content:')) visit(reference.slice('content:'.length));
    }
  };
  visit(source);
  return [...found.values()];
}
