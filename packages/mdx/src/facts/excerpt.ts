import {joinText} from './joinText.js';
import {type TextBlock, textBlocks} from './textBlocks.js';

/** Matches characters, and beginnings of lines, that may be markup in Markdown or MDX. */
const MARKUP =
  /[\\`*~[\]<>{}|\uE000]|(?<!\w)_|_(?!\w)|&[a-z#]|:[\w+-]+:|^(?:\s*(?:[-+#=]|\d+[.)])| {4}| {0,3}\t)/im;
/** Matches `[label]:` at the beginning of a line. */
const DEFINITION = /^[ \t>]*\[([^\][\n]{1,200})\]:/gm;
/**
 * Matches `[^label]`, a reference to a footnote. Descriptions leave references out, even if the page does not define
 * the footnote.
 */
const FOOTNOTE = /\[(\^[^\][\s]{1,200})\]/g;
const MAX_DEFINITIONS = 50;

/**
 * Returns the first paragraph, list item, quote or heading below the title of a page as plain text, for its
 * description. Only blocks with markup are parsed; the parser is loaded for the first of them.
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

/** Returns the text of a block without markup; `undefined` for a block that has to be parsed. */
export function plainText({text}: TextBlock): string | undefined {
  return MARKUP.test(text) ? undefined : joinText(text);
}

/**
 * Lists labels in a block that `blockText` has to define, so that references are parsed: labels of all footnotes, and
 * labels of links that the page defines. Has at most `MAX_DEFINITIONS` labels.
 */
export function definitionsIn({text}: TextBlock, content: string): readonly string[] {
  // Most links are written as `[text](url)`, which needs no definition.
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
