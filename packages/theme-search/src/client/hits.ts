import type {MatchedText, SearchHit} from '../provider.js';

/** Maximum characters of a query. */
export const MAX_QUERY_LENGTH = 512;

/** Trims a query and limits its length, as `SearchQuery.text` requires. */
export function normalizeQuery(text: string): string {
  return text.trim().slice(0, MAX_QUERY_LENGTH).trim();
}

/** Joins the parts of a text to a string, which does not show the matches. */
export function plainText(text: MatchedText): string {
  return text.map((part) => part.text).join('');
}

/** Returns the URL of the page of a hit: "/docs/intro/#install" → "/docs/intro/". */
function pageOf({url}: SearchHit): string {
  return url.split('#')[0] ?? url;
}

/** Groups consecutive items of one page, in their order. Providers return the hits of a page consecutively. */
export function groupByPage<T extends {readonly hit: SearchHit}>(
  items: readonly T[],
): readonly (readonly T[])[] {
  const groups: T[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group && first && pageOf(first.hit) === pageOf(item.hit)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/**
 * Returns `true` if a URL may be a link: a path or an http(s) URL. Hits come from search services or from the browser's
 * storage, so their URLs are not trusted: one with "javascript:" would run code.
 */
export function isLinkable(url: string): boolean {
  if (/^\/(?!\/)/.test(url)) return true;
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
