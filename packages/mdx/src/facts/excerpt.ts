import {type SourceLine, scanLines} from '../text/outsideFences.js';
import {blankExpressions} from './blankExpressions.js';

/** Characters of a line that are read. A description needs about 300, and some of the rules take quadratic time. */
const MAX_LINE = 3_000;

/** Markdown to plain text, one rule after the other. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\uE000/g, ''],
  [/<!--.*?-->|\{\/\*.*?\*\/\}/g, ''],
  [/<\/?[a-zA-Z][^>]*>/g, ''],
  [/^\s*#{1,6}\s+/, ''],
  [/\s+#+\s*$/, ''],
  [/\\?\{#[^}]*\}\s*$/, ''],
  [/^(?:\s*>)+\s?/, ''],
  [/^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/, ''],
  [/\[\^[^\]]+\]:?/g, ''],
  [/!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1'],
  [/\[([^\]]+)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1'],
  [/:(?:\+1|-1|[a-zA-Z][\w-]*):/g, ''],
  [/(\*{1,3})(?=\S)(.*?\S)\1/g, '$2'],
  [/(?<![\w\\])(_{1,3})(?=\S)(.*?\S)\1(?!\w)/g, '$2'],
  [/~~(\S.*?\S|\S)~~/g, '$1'],
  [/(`+)\s?(.+?)\s?\1/g, '$2'],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
];

const NO_TEXT = /^\s*(?:#\s|:::|(?:[-*_]\s*){3,}$|=+\s*$|(?:\|\s*)?:?-+:?\s*\|)/;

/** Blocks whose lines are not text: how they begin and end. */
const BLOCKS: readonly (readonly [begin: RegExp, end: RegExp])[] = [
  [/^\s*<head\b/i, /<\/head>/i],
  [/^\s*<script\b/i, /<\/script>|\/>\s*$/i],
  [/^\s*<style\b/i, /<\/style>|\/>\s*$/i],
  [/^\s*\$\$/, /\$\$\s*$/],
];

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

/** Removes `<!-- … -->`, all but line breaks. */
function blankHtmlComments(text: string): string {
  let result = '';
  let position = 0;
  for (;;) {
    const start = text.indexOf('<!--', position);
    const end = start === -1 ? -1 : text.indexOf('-->', start + 4);
    if (end === -1) return result + text.slice(position);
    result += text.slice(position, start) + text.slice(start, end).replace(/[^\n]+/g, '');
    position = end + 3;
  }
}

/**
 * A page's first line of text, for its description.
 *
 * @param content - the text below the front matter.
 * @param format - in "mdx", braces hold code.
 * @returns plain text, or `undefined` for a page without text.
 */
export function createExcerpt(content: string, format: 'mdx' | 'md'): string | undefined {
  const text = format === 'mdx' && content.includes('{') ? blankExpressions(content) : content;
  const lines = scanLines(blankHtmlComments(text.replace(/\r\n?/g, '\n')));
  const blocks = new BlockEnds(lines);
  let inCode = false;
  let blockEndsAt = -1;
  for (const [index, {text: whole, isCode}] of lines.entries()) {
    const text = cut(whole);
    if (/^(?:import|export)\s/.test(text)) inCode = true;
    else if (text.trim() === '') inCode = false;
    const isTitle = /^ {0,3}=+\s*$/.test(lines[index + 1]?.text ?? '');
    if (index <= blockEndsAt || inCode || isCode || isTitle || NO_TEXT.test(text)) continue;
    blockEndsAt = blocks.find(index) ?? -1;
    if (index <= blockEndsAt) continue;
    const plain = plainText(text);
    if (plain !== '') return plain;
  }
  return undefined;
}

function plainText(line: string): string {
  return RULES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A line without what is past the limit: whole words, and whole characters. */
function cut(line: string): string {
  if (line.length <= MAX_LINE) return line;
  const start = line.slice(0, MAX_LINE);
  const end = start.lastIndexOf(' ');
  return end > 0 ? start.slice(0, end) : start.replace(/[\uD800-\uDBFF]$/, '');
}
