import {align, type Match} from './align.js';
import {append} from './append.js';
import type {Budget} from './Budget.js';
import type {Block, Box, Code} from './blocks.js';
import {type CodeLine, compareLines} from './compareLines.js';
import {compareWords, type WordPart} from './compareWords.js';

/** A block of the result of a comparison. */
export type Change =
  | {readonly kind: 'same' | 'removed' | 'added'; readonly block: Block}
  | {readonly kind: 'words'; readonly parts: readonly WordPart[]}
  | {readonly kind: 'lines'; readonly code: Code; readonly lines: readonly CodeLine[]}
  /** An element that both versions have, with changes in it. `box` is of the later version. */
  | {readonly kind: 'within'; readonly box: Box; readonly changes: readonly Change[]};

/** Largest number of pairs of blocks between two equal blocks that are examined. */
const MAX_PAIRS = 1_000_000;

/** Share of words that two blocks must have in common to be compared with each other. */
const MIN_SHARE = 0.3;

/** Parts of an element of which it has one: they are compared with each other, whatever they hold. */
const SINGLE: ReadonlySet<string> = new Set([
  'caption',
  'figcaption',
  'mdxAdmonitionTitle',
  'summary',
  'tbody',
  'tfoot',
  'thead',
]);

/** Compares the blocks of two versions of a page. */
export function compareBlocks(
  before: readonly Block[],
  after: readonly Block[],
  budget: Budget,
): readonly Change[] {
  const changes: Change[] = [];
  let [beforeAt, afterAt] = [0, 0];
  const addChanged = (beforeEnd: number, afterEnd: number) => {
    append(changes, compareGap(before.slice(beforeAt, beforeEnd), after.slice(afterAt, afterEnd), budget));
  };
  const keysOf = (blocks: readonly Block[]) => blocks.map(({key}) => key);
  for (const [beforeIndex, afterIndex] of align(keysOf(before), keysOf(after), budget)) {
    addChanged(beforeIndex, afterIndex);
    const block = after[afterIndex];
    if (block) changes.push({kind: 'same', block});
    [beforeAt, afterAt] = [beforeIndex + 1, afterIndex + 1];
  }
  addChanged(before.length, after.length);
  return changes;
}

/** Compares blocks between equal ones: finds those that are versions of each other; all others are removed or added. */
function compareGap(before: readonly Block[], after: readonly Block[], budget: Budget): readonly Change[] {
  const changes: Change[] = [];
  let [beforeAt, afterAt] = [0, 0];
  const addOthers = (beforeEnd: number, afterEnd: number) => {
    for (const block of before.slice(beforeAt, beforeEnd)) changes.push({kind: 'removed', block});
    for (const block of after.slice(afterAt, afterEnd)) changes.push({kind: 'added', block});
  };
  for (const [beforeIndex, afterIndex] of pairSimilar(before, after, budget)) {
    addOthers(beforeIndex, afterIndex);
    const [one, other] = [before[beforeIndex], after[afterIndex]];
    if (one && other) append(changes, comparePair(one, other, budget));
    [beforeAt, afterAt] = [beforeIndex + 1, afterIndex + 1];
  }
  addOthers(before.length, after.length);
  return changes;
}

function comparePair(before: Block, after: Block, budget: Budget): readonly Change[] {
  if (before.key === after.key) return [{kind: 'same', block: after}];
  if (before.kind === 'run' && after.kind === 'run')
    return [{kind: 'words', parts: compareWords(before.words, after.words, budget)}];
  if (before.kind === 'code' && after.kind === 'code')
    return [{kind: 'lines', code: after, lines: compareLines(before.text, after.text, budget)}];
  if (before.kind !== 'box' || after.kind !== 'box')
    return [
      {kind: 'removed', block: before},
      {kind: 'added', block: after},
    ];
  const changes = isByPlace(after)
    ? after.blocks.flatMap((block, index) => comparePair(before.blocks[index] ?? block, block, budget))
    : compareBlocks(before.blocks, after.blocks, budget);
  return [{kind: 'within', box: after, changes}];
}

/**
 * True for elements whose parts have fixed places: a row of a table, and a component of the site with components in it,
 * such as tabs. Nothing may be added to them.
 */
function isByPlace({name, blocks}: Box): boolean {
  return name === 'tr' || (name === '' && blocks.some((block) => block.kind === 'box' && block.name === ''));
}

/** True if two blocks are of one kind, so that one can be shown with the changes in it. */
function isComparable(before: Block, after: Block): boolean {
  if (before.kind !== 'box' || after.kind !== 'box')
    return before.kind === after.kind && before.kind !== 'leaf';
  if (before.shape !== after.shape) return false;
  if (before.name === 'table') return columnsOf(before) === columnsOf(after);
  if (!isByPlace(before) && !isByPlace(after)) return true;
  return (
    before.blocks.length === after.blocks.length &&
    before.blocks.every((block, index) => {
      const other = after.blocks[index];
      return other !== undefined && (block.key === other.key || isComparable(block, other));
    })
  );
}

/** Number of cells in the first row of a table. */
function columnsOf(block: Block): number {
  if (block.kind !== 'box') return 0;
  if (block.name === 'tr') return block.blocks.length;
  const [first] = block.blocks;
  return first ? columnsOf(first) : 0;
}

/**
 * Finds pairs of blocks that are versions of each other, in the same order on both sides: those that have the most words
 * in common.
 */
function pairSimilar(before: readonly Block[], after: readonly Block[], budget: Budget): readonly Match[] {
  if (before.length === 0 || after.length === 0) return [];
  const [beforeWords, afterWords] = [before.map(wordsOf), after.map(wordsOf)];
  const size = beforeWords.reduce((sum, {counts}) => sum + counts.size + 1, 0);
  if (before.length * after.length > MAX_PAIRS || !budget.take(size * after.length)) return [];
  // Cell (y, x): the best sum of the scores of pairs among the blocks from y and x on.
  const row = after.length + 1;
  const scores = new Float32Array((before.length + 1) * row);
  const best = new Float32Array((before.length + 1) * row);
  for (let y = before.length - 1; y >= 0; y -= 1) {
    for (let x = after.length - 1; x >= 0; x -= 1) {
      const at = y * row + x;
      scores[at] = scoreOf(before[y], after[x], beforeWords[y], afterWords[x]);
      const paired = scores[at] > 0 ? scores[at] + (best[at + row + 1] ?? 0) : 0;
      best[at] = Math.max(paired, best[at + row] ?? 0, best[at + 1] ?? 0);
    }
  }
  const pairs: Match[] = [];
  for (let y = 0, x = 0; y < before.length && x < after.length; ) {
    const at = y * row + x;
    const score = scores[at] ?? 0;
    if (score > 0 && best[at] === Math.fround(score + (best[at + row + 1] ?? 0))) {
      pairs.push([y, x]);
      y += 1;
      x += 1;
    } else if ((best[at + row] ?? 0) >= (best[at + 1] ?? 0)) y += 1;
    else x += 1;
  }
  return pairs;
}

/** How often each word is in a block. */
interface Words {
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

/** Returns how similar two blocks are, from 0 to 1; 0 if they cannot be compared. */
function scoreOf(
  before: Block | undefined,
  after: Block | undefined,
  beforeWords: Words | undefined,
  afterWords: Words | undefined,
): number {
  if (!before || !after || !beforeWords || !afterWords || !isComparable(before, after)) return 0;
  if (before.kind === 'box' && SINGLE.has(before.name)) return 1;
  let common = 0;
  for (const [word, count] of beforeWords.counts) common += Math.min(count, afterWords.counts.get(word) ?? 0);
  const score = (2 * common) / Math.max(1, beforeWords.total + afterWords.total);
  return score < MIN_SHARE ? 0 : score;
}

function wordsOf(block: Block): Words {
  const counts = new Map<string, number>();
  let total = 0;
  const add = (word: string) => {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    total += 1;
  };
  const visit = (one: Block): void => {
    if (one.kind === 'run') for (const {text} of one.words) for (const word of text.split(' ')) add(word);
    else if (one.kind === 'code') for (const word of one.text.match(/[\p{L}\p{N}_]+/gu) ?? []) add(word);
    else if (one.kind === 'box') for (const inner of one.blocks) visit(inner);
  };
  visit(block);
  return {counts, total};
}
