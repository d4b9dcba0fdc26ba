import {sha256} from '@lectern/store';
import type {CompiledContent} from '../compile/ArtifactCache.js';
import type {PageSection, SearchablePage} from '../plugins/IndexPages.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import type {HtmlText} from './readHtmlText.js';
import type {SectionCache} from './SectionCache.js';

/** Text of a page. Title, description and keywords of the text are used if the route of the page has none. */
export interface PageText extends Omit<HtmlText, 'noIndex' | 'sections'> {
  /** Hash of all sections: a new hash shows that the text has changed. */
  readonly hash: string;
  sections(): readonly PageSection[];
}

/** A page as search plugins get it, with its text. */
export interface IndexedPage {
  readonly page: SearchablePage;
  readonly text: PageText;
}

/** Fields of a planned page that the search index needs. */
export type PageToIndex = Pick<PlannedPage, 'path' | 'htmlFile' | 'content' | 'search' | 'chain'>;

/** Tag of pages whose route has no `search.tag`. */
const DEFAULT_TAG = 'default';

/**
 * Checks by the route of a page if the page may be in the search index. The 404 page and pages with `search: false` are
 * excluded. So are pages with several Markdown files (lists of posts), unless their route has `search`.
 */
export function isSearchable({search, content, htmlFile}: PageToIndex): boolean {
  return search !== false && htmlFile !== '404.html' && (search !== undefined || content.length <= 1);
}

/**
 * Returns the data of a page for search plugins.
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

/** Sorts pages by path, so that the order is the same with and without a cache. */
export function sortPages(pages: readonly IndexedPage[]): IndexedPage[] {
  return [...pages].sort((a, b) => (a.page.path < b.page.path ? -1 : 1));
}

/**
 * Returns the text of a Markdown file, followed by the text of the Markdown files that it imports.
 *
 * @param source - "@site/docs/intro.md"
 * @param contents - source → compiled file
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

/** Converts the text that was read from the HTML of a page to a `PageText`. Used for pages without Markdown. */
export function htmlText({title, description, keywords, sections}: HtmlText): PageText {
  const hash = sha256(JSON.stringify(sections)).slice(0, 20);
  return {hash, title, description, keywords, sections: () => sections};
}

/** Returns a file and all Markdown files that it imports, directly or indirectly, without duplicates. */
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
