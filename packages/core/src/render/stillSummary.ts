import {plural} from '../errors/words.js';
import type {RenderedPage} from './renderPages.js';

/** Largest number of reasons that the summary names. */
const MAX_REASONS = 3;

type Page = Pick<RenderedPage, 'path'> & {readonly record: Pick<RenderedPage['record'], 'liveReasons'>};

/**
 * Describes in one line how many pages are still, and what makes the others start React at once. The most frequent
 * reasons come first; of each page, the first reason counts.
 */
export function stillSummary(pages: readonly Page[]): string {
  const counts = new Map<string, number>();
  for (const {record} of pages) {
    const [first] = record.liveReasons ?? [];
    if (first !== undefined) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const live = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const start = `Still pages: ${pages.length - live} of ${pages.length}.`;
  if (live === 0) return start;
  const reasons = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const named = reasons
    .slice(0, MAX_REASONS)
    .map(([reason, count]) => `${reason} on ${plural(count, 'page')}`);
  const others = reasons.length - named.length;
  const more = others > 0 ? `; ${plural(others, 'other reason')}` : '';
  return `${start} The others start React at once: ${named.join(', ')}${more}.`;
}

/** Lists the pages that are not still, sorted by path, each with all reasons. */
export function listLivePages(pages: readonly Page[]): string {
  return pages
    .flatMap(({path, record}) => (record.liveReasons ? `  ${path}: ${record.liveReasons.join(', ')}` : []))
    .sort()
    .join('\n');
}

/**
 * Describes in one line how much less pages would load if the site had still pages.
 *
 * @param scriptBytes - size of the scripts that each page loads at once, not compressed
 */
export function stillHint(scriptBytes: number): string {
  const size = `${Math.round(scriptBytes / 1000)} kB`;
  return `Each page starts ${size} of scripts at once. With "pages: 'auto'" in the config, pages that need no React start one small script, and the rest when the visitor moves. "pages: 'live'" turns this line off.`;
}
