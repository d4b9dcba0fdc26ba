import {joinText} from './joinText.js';
import {type TextBlock, textBlocks} from './textBlocks.js';

/** Signs that have a meaning in Markdown or MDX, and beginnings of lines that have one. */
const MARKUP =
  /[\\`*~[\]<>{}|\uE000]|(?<!\w)_|_(?!\w)|&[a-z#]|:[\w+-]+:|^(?:\s*(?:[-+#=]|\d+[.)])| {4}| {0,3}\t)/im;
/** `[label]:` at the beginning of a line. */
const DEFINITION = /^[ \t>]*\[([^\][\n]{1,200})\]:/gm;
/** `[^label]`: no reader of a description can follow it, whether it is defined or not. */
const FOOTNOTE = /\[(\^[^\][\s]{1,200})\]/g;
const MAX_DEFINITIONS = 50;

/** Reads the text of a block with a parser. */
export type ReadBlock = (block: TextBlock, format: 'mdx' | 'md', definitions: readonly string[]) => string;

/**
 * A page's first paragraph, list item, quote or heading below the title as plain text, for its description. Only blocks with markup
 * are parsed, and the parser is loaded for the first of them.
 *
 * @param content - the text below the front matter.
 * @param format - in "mdx", braces and tags are code.
 * @returns `undefined` for a page without text.
 */
export async function createExcerpt(content: string, format: 'mdx' | 'md'): Promise<string | undefined> {
  for (const block of textBlocks(content, format)) {
    const text =
      plainText(block) ??
      (await import('./blockText.js')).blockText(block, format, definitionsIn(block, content));
    if (text !== '') return text;
  }
  return undefined;
}

/** As `createExcerpt`, with a parser that is loaded. */
export function excerptOf(content: string, format: 'mdx' | 'md', readBlock: ReadBlock): string | undefined {
  for (const block of textBlocks(content, format)) {
    const text = plainText(block) ?? readBlock(block, format, definitionsIn(block, content));
    if (text !== '') return text;
  }
  return undefined;
}

/** @returns `undefined` for a block that has to be parsed. */
function plainText({text}: TextBlock): string | undefined {
  return MARKUP.test(text) ? undefined : joinText(text);
}

/** Labels of footnotes, and of links that the page defines, in a block. */
function definitionsIn({text}: TextBlock, content: string): readonly string[] {
  // Most links have their address beside them.
  if (!/\](?!\()/.test(text)) return [];
  const used = text.toLowerCase();
  const labels = new Set<string>();
  for (const [, label = ''] of text.matchAll(FOOTNOTE)) if (labels.size < MAX_DEFINITIONS) labels.add(label);
  for (const [, label = ''] of content.matchAll(DEFINITION)) {
    if (used.includes(`[${label.toLowerCase()}]`)) labels.add(label);
    if (labels.size >= MAX_DEFINITIONS) break;
  }
  return [...labels];
}
