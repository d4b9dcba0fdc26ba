import type {PageText} from '../compilation.js';
import {scanLines} from '../text/outsideFences.js';

/** For each run of backticks, the next one of the same length; -1 where there is none. */
function nextOfLength(lengths: readonly number[]): readonly number[] {
  const seen = new Map<number, number>();
  const next: number[] = Array(lengths.length).fill(-1);
  for (let index = lengths.length - 1; index >= 0; index -= 1) {
    const length = lengths[index] ?? 0;
    next[index] = seen.get(length) ?? -1;
    seen.set(length, index);
  }
  return next;
}

/** Finds a code span that shows an odd number of single backticks. */
function showsOddBackticks(paragraph: string): boolean {
  const lengths = [...paragraph.matchAll(/`+/g)].map(([run]) => run.length);
  const next = nextOfLength(lengths);
  for (let index = 0; index < lengths.length; ) {
    const end = next[index] ?? -1;
    if (lengths.slice(index + 1, Math.max(end, 0)).filter((length) => length === 1).length % 2 === 1)
      return true;
    index = end === -1 ? index + 1 : end + 1;
  }
  return false;
}

/**
 * Finds code of a page that satteri parses as something else. In MDX, satteri 0.10 pairs single backticks while it looks for
 * braces, so the one in "`` ` ``" has it read "`{`, `}`" as one code span. `@mdx-js/mdx` compiles such a page.
 */
export function isMisreadBySatteri({format, source, bodyOffset}: Omit<PageText, 'input'>): boolean {
  const body = source.slice(bodyOffset);
  if (format !== 'mdx' || !body.includes('``') || !body.includes('{')) return false;
  const text = scanLines(body)
    .map((line) => (line.isCode ? '' : line.text))
    .join('\n');
  return text
    .split(/\n[ \t]*\n/)
    .some((paragraph) => paragraph.includes('{') && showsOddBackticks(paragraph));
}
