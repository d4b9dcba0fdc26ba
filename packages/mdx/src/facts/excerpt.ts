import {type SourceLine, scanLines} from '../text/outsideFences.js';

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

const NO_TEXT = /^\s*(?:#\s|:::|(?:[-*_]\s*){3,}$|=+\s*$|\|?\s*:?-+:?\s*\|)/;

/** Blocks whose lines are not text: how they begin and end. */
const BLOCKS: readonly (readonly [begin: RegExp, end: RegExp])[] = [
  [/^\s*<head\b/i, /<\/head>/i],
  [/^\s*<script\b/i, /<\/script>|\/>\s*$/i],
  [/^\s*<style\b/i, /<\/style>|\/>\s*$/i],
  [/^\s*\$\$/, /\$\$\s*$/],
];

/** The last line of the block that begins on a line; `undefined` where none does, or where it never ends. */
function blockEnd(lines: readonly SourceLine[], start: number): number | undefined {
  const first = lines[start]?.text ?? '';
  const [, end] = BLOCKS.find(([begin]) => begin.test(first)) ?? [];
  if (!end) return undefined;
  // The dollars that open a formula do not close it.
  const isClosed = (text: string, index: number) =>
    end.test(index === start ? text.replace(/^\s*\$\$/, '') : text);
  const last = lines.findIndex(({text}, index) => index >= start && isClosed(text, index));
  return last === -1 ? undefined : last;
}

/** Puts a private character in place of `{expressions}` on each of their lines. Those in code stay. */
function blankExpressions(content: string): string {
  let [before, after] = ['', content];
  while (before !== after) {
    before = after;
    // Innermost braces first.
    after = before.replace(/(`+)[^`]+\1|\\\{|\{(?!#)[^{}`]*\}/g, (found) =>
      found.startsWith('{') ? found.replace(/[^\n]+|^$/gm, '\uE000') : found,
    );
  }
  return after;
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
  const lines = scanLines(
    text.replace(/\r\n?/g, '\n').replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, '')),
  );
  let inCode = false;
  let blockEndsAt = -1;
  for (const [index, {text, isCode}] of lines.entries()) {
    if (/^(?:import|export)\s/.test(text)) inCode = true;
    else if (text.trim() === '') inCode = false;
    const isTitle = /^ {0,3}=+\s*$/.test(lines[index + 1]?.text ?? '');
    if (index <= blockEndsAt || inCode || isCode || isTitle || NO_TEXT.test(text)) continue;
    blockEndsAt = blockEnd(lines, index) ?? -1;
    if (index <= blockEndsAt) continue;
    const plain = RULES.reduce((line, [pattern, replacement]) => line.replace(pattern, replacement), text)
      .replace(/\s+/g, ' ')
      .trim();
    if (plain !== '') return plain;
  }
  return undefined;
}
