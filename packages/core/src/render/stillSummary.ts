import {plural} from '../errors/words.js';
import type {RenderedPage} from './renderPages.js';

/** Largest number of reasons that the summary names. */
const MAX_REASONS = 3;

/**
 * Describes in one line how many pages are still, and what makes the others start React at once. The most frequent
 * reasons come first.
 */
export function stillSummary(pages: readonly Pick<RenderedPage, 'record'>[]): string {
  const counts = new Map<string, number>();
  for (const {record} of pages) {
    if (record.liveReason !== undefined)
      counts.set(record.liveReason, (counts.get(record.liveReason) ?? 0) + 1);
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
