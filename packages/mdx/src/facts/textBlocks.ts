import {itemAt} from '../itemAt.js';
import {withoutComments} from '../text/blankComments.js';
import {type SourceLine, scanLines, textOfLines} from '../text/outsideFences.js';
import {unwrapCodeBlocks} from '../text/unwrapCodeBlocks.js';
import {blankExpressions} from './blankExpressions.js';

/** Consecutive lines with text for readers, such as a paragraph or a list item. */
export interface TextBlock {
  /** Markdown of the lines. */
  readonly text: string;
  /**
   * `text` with a private-use character in place of `{expressions}` of MDX, since an expression may begin or end in
   * another block. Equal to `text` in "md".
   */
  readonly blanked: string;
}

/**
 * Maximum length of a block, in characters; the rest is left out. A description needs about 300, and parsers take
 * quadratic time for some texts.
 */
const MAX_BLOCK = 2_000;
/**
 * Maximum length of all blocks of a page together, in characters. Later blocks are not read: a page without text in the
 * first blocks counts as a page without text.
 */
const MAX_TEXT = 20_000;

const NO_TEXT = /^\s*(?:#\s|:::|(?:[-*_]\s*){3,}$|=+\s*$|\uE000[\s\uE000]*$)/;
const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;

/** Beginnings and ends of blocks whose lines are not text. */
const BLOCKS: readonly (readonly [begin: RegExp, end: RegExp])[] = [
  [/^\s*<head\b/i, /<\/head>/i],
  [/^\s*<script\b/i, /<\/script>|\/>\s*$/i],
  [/^\s*<style\b/i, /<\/style>|\/>\s*$/i],
  [/^\s*\$\$/, /\$\$\s*$/],
];

/**
 * Finds the blocks of a page that may contain text, in their order: paragraphs, quotes, list items and headings below
 * the title.
 *
 * @param content - the text below the front matter.
 */
export function* textBlocks(content: string, format: 'mdx' | 'md'): Generator<TextBlock> {
  const lines = withoutComments(scanLines(unwrapCodeBlocks(content.replace(/\r\n?/g, '\n'))));
  const text = textOfLines(lines);
  const blanked = format === 'mdx' && text.includes('{') ? blankExpressions(text).split('\n') : undefined;
  const shown = blanked ? lines.map((line, index) => ({...line, text: itemAt(blanked, index)})) : lines;
  let left = MAX_TEXT;
  for (const {start, end} of findBlocks(shown)) {
    const textOf = (from: readonly SourceLine[]) => cut(textOfLines(from.slice(start, end)));
    const block = {text: textOf(lines), blanked: textOf(shown)};
    left -= block.text.length;
    yield block;
    if (left < 0) return;
  }
}

/** Yields for each block of text the index of its first line, and the index of the line after its last line. */
function* findBlocks(lines: readonly SourceLine[]) {
  const endOfOther = blockEnds(lines);
  let inStatement = false;
  for (let index = 0; index < lines.length; index += 1) {
    const {text, isCode} = itemAt(lines, index);
    if (/^(?:import|export)\s/.test(text)) inStatement = true;
    else if (text.trim() === '') inStatement = false;
    const isTitle = /^ {0,3}=+\s*$/.test(lines[index + 1]?.text ?? '');
    if (text.trim() === '' || inStatement || isCode || isTitle || NO_TEXT.test(text)) continue;
    const end = endOfOther(index);
    if (end !== undefined) index = end;
    else {
      const range = {start: index, end: endOfBlock(lines, index)};
      yield range;
      index = range.end - 1;
    }
  }
}

function endOfBlock(lines: readonly SourceLine[], start: number): number {
  for (let index = start + 1; index < lines.length; index += 1) {
    const {text, isCode} = itemAt(lines, index);
    if (text.trim() === '' || isCode || /^\s*(?::::|#{1,6}\s)/.test(text) || ITEM.test(text)) return index;
  }
  return lines.length;
}

/**
 * Creates a function that finds the last line of a block that is not text (`BLOCKS`). The function returns the index of
 * that line; `undefined` if no block begins on line `start`, or if the block has no end.
 */
function blockEnds(lines: readonly SourceLine[]): (start: number) => number | undefined {
  // Patterns for block beginnings whose end is missing in the rest of the page. The end is not searched for again, so
  // that the time stays linear.
  const endless = new Set<RegExp>();
  return (start) => {
    const first = lines[start]?.text ?? '';
    const [begin, end] = BLOCKS.find(([pattern]) => pattern.test(first)) ?? [];
    if (!begin || !end || endless.has(begin)) return undefined;
    // The `$$` at the beginning of a formula does not end it.
    if (end.test(first.replace(/^\s*\$\$/, ''))) return start;
    for (let index = start + 1; index < lines.length; index += 1) {
      if (end.test(lines[index]?.text ?? '')) return index;
    }
    endless.add(begin);
    return undefined;
  };
}

/** Cuts a block off at `MAX_BLOCK` characters, if possible at the end of a word, and never within a surrogate pair. */
function cut(block: string): string {
  if (block.length <= MAX_BLOCK) return block;
  const start = block.slice(0, MAX_BLOCK);
  const end = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'));
  return end > 0 ? start.slice(0, end) : start.replace(/[\uD800-\uDBFF]$/, '');
}
