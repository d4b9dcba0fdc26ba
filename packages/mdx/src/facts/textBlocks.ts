import {blankComments} from '../text/blankComments.js';
import {type SourceLine, scanLines} from '../text/outsideFences.js';
import {unwrapCodeBlocks} from '../text/unwrapCodeBlocks.js';
import {blankExpressions} from './blankExpressions.js';

/** Neighbouring lines that hold text for readers. */
export interface TextBlock {
  /** As the author wrote it. */
  readonly text: string;
  /** With a private sign in place of `{expressions}` of MDX: some of these may begin or end in other blocks. */
  readonly blanked: string;
}

/** Characters of a block that are read. A description needs about 300, and parsers take quadratic time for some texts. */
const MAX_BLOCK = 2_000;
/** Characters of all blocks that are read before a page counts as one without text. */
const MAX_TEXT = 20_000;

const NO_TEXT = /^\s*(?:#\s|:::|(?:[-*_]\s*){3,}$|=+\s*$|\uE000[\s\uE000]*$)/;
const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;

/** Blocks whose lines are not text: how they begin and end. */
const BLOCKS: readonly (readonly [begin: RegExp, end: RegExp])[] = [
  [/^\s*<head\b/i, /<\/head>/i],
  [/^\s*<script\b/i, /<\/script>|\/>\s*$/i],
  [/^\s*<style\b/i, /<\/style>|\/>\s*$/i],
  [/^\s*\$\$/, /\$\$\s*$/],
];

/**
 * Finds the blocks of a page that may hold text, in their order: paragraphs, quotes, list items and headings below the title.
 *
 * @param content - the text below the front matter.
 */
export function* textBlocks(content: string, format: 'mdx' | 'md'): Generator<TextBlock> {
  const lines = withoutComments(scanLines(unwrapCodeBlocks(content.replace(/\r\n?/g, '\n'))));
  const text = lines.map((line) => line.text).join('\n');
  const blanked = format === 'mdx' && text.includes('{') ? blankExpressions(text).split('\n') : undefined;
  const shown = blanked ? lines.map((line, index) => ({...line, text: blanked[index] ?? ''})) : lines;
  let left = MAX_TEXT;
  for (const {start, end} of findBlocks(shown)) {
    const textOf = (from: readonly SourceLine[]) =>
      cut(
        from
          .slice(start, end)
          .map((line) => line.text)
          .join('\n'),
      );
    const block = {text: textOf(lines), blanked: textOf(shown)};
    left -= block.text.length;
    yield block;
    if (left < 0) return;
  }
}

/** Comments of HTML become empty; their lines stay. */
function withoutComments(lines: readonly SourceLine[]): readonly SourceLine[] {
  if (!lines.some(({text, isCode}) => !isCode && text.includes('<!--'))) return lines;
  const result: SourceLine[] = [];
  let plain: string[] = [];
  const flush = () => {
    result.push(...blankComments(plain).map((text) => ({text, isCode: false})));
    plain = [];
  };
  for (const line of lines) {
    if (!line.isCode) plain.push(line.text);
    else {
      flush();
      result.push(line);
    }
  }
  flush();
  return result;
}

interface Range {
  readonly start: number;
  /** After the last line. */
  readonly end: number;
}

function* findBlocks(lines: readonly SourceLine[]): Generator<Range> {
  const ends = new BlockEnds(lines);
  let inStatement = false;
  for (let index = 0; index < lines.length; index += 1) {
    const {text = '', isCode = false} = lines[index] ?? {};
    if (/^(?:import|export)\s/.test(text)) inStatement = true;
    else if (text.trim() === '') inStatement = false;
    const isTitle = /^ {0,3}=+\s*$/.test(lines[index + 1]?.text ?? '');
    if (text.trim() === '' || inStatement || isCode || isTitle || NO_TEXT.test(text)) continue;
    const end = ends.find(index);
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
    const {text = '', isCode = false} = lines[index] ?? {};
    if (text.trim() === '' || isCode || /^\s*(?::::|#{1,6}\s)/.test(text) || ITEM.test(text)) return index;
  }
  return lines.length;
}

/** Finds the last line of blocks. */
class BlockEnds {
  readonly #lines: readonly SourceLine[];
  /** Kinds of blocks of which none ends any more. */
  readonly #endless = new Set<RegExp>();

  constructor(lines: readonly SourceLine[]) {
    this.#lines = lines;
  }

  /** The last line of the block that begins on a line; `undefined` where none does, or where it never ends. */
  find(start: number): number | undefined {
    const first = this.#lines[start]?.text ?? '';
    const [begin, end] = BLOCKS.find(([pattern]) => pattern.test(first)) ?? [];
    if (!begin || !end || this.#endless.has(begin)) return undefined;
    // The dollars that open a formula do not close it.
    if (end.test(first.replace(/^\s*\$\$/, ''))) return start;
    for (let index = start + 1; index < this.#lines.length; index += 1) {
      if (end.test(this.#lines[index]?.text ?? '')) return index;
    }
    this.#endless.add(begin);
    return undefined;
  }
}

/** A block without what is past the limit: whole words, and whole characters. */
function cut(block: string): string {
  if (block.length <= MAX_BLOCK) return block;
  const start = block.slice(0, MAX_BLOCK);
  const end = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'));
  return end > 0 ? start.slice(0, end) : start.replace(/[\uD800-\uDBFF]$/, '');
}
