import type {PageText} from '../compilation.js';
import {itemAt} from '../itemAt.js';
import {scanLines} from '../text/outsideFences.js';

/**
 * Returns, for each run of backticks in a paragraph, the index of the next run of the same length; -1 if there is none.
 *
 * @param lengths - lengths of the runs, in their order.
 */
function nextOfLength(lengths: readonly number[]): readonly number[] {
  const seen = new Map<number, number>();
  const next: number[] = Array(lengths.length).fill(-1);
  for (let index = lengths.length - 1; index >= 0; index -= 1) {
    const length = itemAt(lengths, index);
    next[index] = seen.get(length) ?? -1;
    seen.set(length, index);
  }
  return next;
}

/** True if a code span contains an odd number of backticks that are alone, as in "`` ` ``". */
function showsOddBackticks(paragraph: string): boolean {
  const lengths = [...paragraph.matchAll(/`+/g)].map(([run]) => run.length);
  const next = nextOfLength(lengths);
  for (let index = 0; index < lengths.length; ) {
    const end = itemAt(next, index);
    if (lengths.slice(index + 1, Math.max(end, 0)).filter((length) => length === 1).length % 2 === 1)
      return true;
    index = end === -1 ? index + 1 : end + 1;
  }
  return false;
}

/**
 * True for a page whose code spans satteri 0.10 misreads; `@mdx-js/mdx` compiles it instead. In MDX, satteri pairs
 * single backticks while it searches for braces: after "`` ` ``", it reads "`{`, `}`" as one code span.
 */
export function isMisreadBySatteri({format, source, bodyOffset}: Omit<PageText, 'input'>): boolean {
  const body = source.slice(bodyOffset);
  if (format !== 'mdx' || !body.includes('``') || !body.includes('{')) return false;
  const lines = scanLines(body).map((line) => (line.isCode ? '' : line.text));
  const paragraphs = lines.join('\n').split(/\n[ \t]*\n/);
  return paragraphs.some((paragraph) => paragraph.includes('{') && showsOddBackticks(paragraph));
}
