import type {MatchedText, SearchHit} from '../../provider.js';
import {hasMatch} from './markedText.js';

/** Level 0 is the part of the site, 1 the page's title, 2 to 6 are its headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A record as DocSearch's crawler makes them, once its texts are read. What it lacks is empty. */
export interface DocSearchRecord {
  readonly id: string;
  /** For `<a href>`. */
  readonly url: string;
  /** "lvl0" to "lvl6", or "content". */
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

export function toSearchHit(record: DocSearchRecord): SearchHit {
  const [part = [], ownTitle = [], ...below] = record.levels;
  const title = [ownTitle, part, [{text: record.url, isMatch: false}]].find((text) => text.length > 0) ?? [];
  const headings = below.filter((heading) => heading.length > 0);
  return {
    id: record.id,
    url: record.url,
    kind: kindOf(record, title, headings),
    title,
    headings,
    snippet: record.content,
  };
}

function pageOf({url}: SearchHit): string {
  return url.split('#', 1)[0] ?? url;
}

/** Puts hits of one page beside the first of them. */
export function groupByPage(hits: readonly SearchHit[]): SearchHit[] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const page = pages.get(pageOf(hit));
    if (page) page.push(hit);
    else pages.set(pageOf(hit), [hit]);
  }
  return [...pages.values()].flat();
}
