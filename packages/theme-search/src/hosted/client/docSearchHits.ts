import type {MatchedText, SearchHit} from '../../provider.js';
import {hasMatch} from './markedText.js';
import {type ResultUrlRules, resultUrl} from './resultUrl.js';

/**
 * Levels of DocSearch records: 0 is the part of the site ("Documentation"), 1 the page's title, 2 to 6 are its
 * headings.
 */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Record of DocSearch's crawler, with parsed texts. Missing texts are empty. */
export interface DocSearchRecord {
  readonly id: string;
  /** URL in the index: "https://example.com/docs/intro/#install". */
  readonly url: string;
  /** Part of the page that the record is for: "lvl0" to "lvl6", or "content". */
  readonly type: string;
  readonly levels: readonly MatchedText[];
  readonly content: MatchedText;
}

function kindOf({type, content}: DocSearchRecord, title: MatchedText, headings: readonly MatchedText[]) {
  const isPage = type === 'lvl0' || type === 'lvl1';
  if (isPage && hasMatch(title)) return 'page';
  if (hasMatch(content)) return 'text';
  if (headings.some(hasMatch)) return 'heading';
  if (isPage || headings.length === 0) return 'page';
  return type === 'content' ? 'text' : 'heading';
}

/** @returns `null` for a record without id, or with a URL that must not be opened */
export function toSearchHit(record: DocSearchRecord, rules: ResultUrlRules): SearchHit | null {
  const url = resultUrl(record.url, rules);
  if (record.id === '' || url === null) return null;
  const [part = [], ownTitle = [], ...below] = record.levels;
  const title = [ownTitle, part, [{text: url, isMatch: false}]].find((text) => text.length > 0) ?? [];
  const headings = below.filter((heading) => heading.length > 0);
  return {
    id: record.id,
    url,
    kind: kindOf(record, title, headings),
    title,
    headings,
    snippet: record.content,
  };
}

function pageOf({url}: SearchHit): string {
  return url.split('#', 1)[0] ?? url;
}

/** Groups hits by page: moves each hit directly below the earlier hits of its page. */
export function groupByPage(hits: readonly SearchHit[]): SearchHit[] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const page = pages.get(pageOf(hit));
    if (page) page.push(hit);
    else pages.set(pageOf(hit), [hit]);
  }
  return [...pages.values()].flat();
}
