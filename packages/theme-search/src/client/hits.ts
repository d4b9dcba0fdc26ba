import type {MatchedText, SearchHit} from '../provider.js';

/** Most characters of a query that providers accept. */
export const MAX_QUERY_LENGTH = 512;

/** As providers want it: trimmed, of a limited length. */
export function normalizeQuery(text: string): string {
  return text.trim().slice(0, MAX_QUERY_LENGTH).trim();
}

/** A text without its marks. */
export function plainText(text: MatchedText): string {
  return text.map((part) => part.text).join('');
}

/** "/docs/intro/#install" → "/docs/intro/" */
function pageOf({url}: SearchHit): string {
  return url.split('#')[0] ?? url;
}

/** Neighbours of one page, in their order: providers give the hits of a page together. */
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
 * Checks that a hit may be shown as a link. Hits come from files and services, stored ones from the browser's storage: a URL that
 * runs code, or is none, is left out.
 */
export function isLinkable(url: string): boolean {
  if (/^\/(?!\/)/.test(url)) return true;
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
