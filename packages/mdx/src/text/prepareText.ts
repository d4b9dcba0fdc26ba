import type {MarkerPlace} from '../compilation.js';
import type {MarkdownConfig} from '../types.js';
import {blankComments} from './blankComments.js';
import {takeExcerptMarker} from './excerptMarker.js';
import {findDeepContainer} from './findDeepContainer.js';
import {type SourceLine, scanLines} from './outsideFences.js';
import {unwrapCodeBlocks} from './unwrapCodeBlocks.js';

export interface PrepareOptions {
  readonly format: 'mdx' | 'md';
  readonly compat: MarkdownConfig['mdx1Compat'];
  /** Admonition types, whose titles may follow after a space; empty without admonitions. */
  readonly keywords: readonly string[];
  /** Marker that ends the excerpt of the page. */
  readonly excerptMarker?: RegExp | undefined;
  /** Absolute, for errors. */
  readonly file?: string;
}

export interface PreparedText {
  readonly text: string;
  /** Where the excerpt of the page ends. */
  readonly marker: MarkerPlace | undefined;
  /** The line that nests too many container directives. */
  readonly tooDeep: number | undefined;
}

/**
 * Rewrites what neither parser understands: `mdx-code-block` fences, `{#id}` of headings, `:::note Title`, HTML comments
 * in MDX, and the marker of an excerpt. Every line stays on its line.
 *
 * @param text - with "\n" line breaks.
 */
export function prepareText(text: string, options: PrepareOptions): PreparedText {
  const {excerptMarker: pattern, format, file = ''} = options;
  const unwrapped = unwrapCodeBlocks(text);
  const {text: marked, place} = pattern
    ? takeExcerptMarker(unwrapped, pattern, {format, file})
    : {text: unwrapped};
  const lines = scanLines(marked);
  const tooDeep = marked.includes(':::') ? findDeepContainer(lines) : undefined;
  return {text: prepareLines(lines, options), marker: place, tooDeep};
}

function prepareLines(lines: readonly SourceLine[], options: PrepareOptions): string {
  const rewriteTitle = options.compat.admonitions ? titleRewriter(options.keywords) : undefined;
  const out: string[] = [];
  let plain: string[] = [];
  const flush = (): void => {
    const blanked = options.format === 'mdx' && options.compat.comments ? blankComments(plain) : plain;
    out.push(...blanked);
    plain = [];
  };
  for (const [index, {text: line, isCode}] of lines.entries()) {
    if (isCode) {
      flush();
      out.push(line);
    } else {
      const titled = rewriteTitle && line.includes(':::') ? rewriteTitle(line) : line;
      const escaped = escapeColons(titled);
      const below = lines[index + 1]?.text ?? '';
      plain.push(options.compat.headingIds ? escapeHeadingId(escaped, below, options.format) : escaped);
    }
  }
  flush();
  return out.join('\n');
}

const HEADING = /^(?:[\s>]|(?:[-*+]|\d{1,9}[.)])\s)*#{1,6}\s/;
const UNDERLINE = /^[\s>]*(?:=+|-+)\s*$/;

/**
 * `## Title {#__id__}` → `## Title \{#\_\_id\_\_}`: the id of a heading is text. A brace opens an expression in MDX, and other signs may
 * be emphasis, links or tags. Signs that the author escaped stay escaped.
 *
 * @param below - the next line: it may make this one a heading
 */
function escapeHeadingId(line: string, below: string, format: 'mdx' | 'md'): string {
  if (!line.includes('{#')) return line;
  const text = line.trimEnd();
  const marks = HEADING.exec(line)?.[0] ?? (UNDERLINE.test(below) ? '' : undefined);
  if (marks === undefined || !text.endsWith('}')) return line;
  // An id holds neither spaces nor braces, so it begins in the last word.
  const wordStart = /[^\s}]*\}$/.exec(text)?.index ?? 0;
  let start = text.indexOf('{#', Math.max(wordStart, marks.length));
  while (start > 0 && text[start - 1] === '\\') start = text.indexOf('{#', start + 1);
  const id = text.slice(start + 2, -1);
  const isSafe = /^[A-Za-z0-9-]*$/.test(id);
  if (start === -1 || id === '' || (format === 'md' && isSafe)) return line;
  const escaped = isSafe
    ? id
    : id.replace(/\\?[!-/:-@[-`{-~]/g, (sign) => (sign.length > 1 ? sign : `\\${sign}`));
  return `${text.slice(0, start)}\\{#${escaped}}${line.slice(text.length)}`;
}

/** `:::name text`: text after the name that is neither a label in brackets nor attributes in braces. */
const NO_CONTAINER = /^((?:[\s>]|(?:[-*+]|\d+[.)])\s)*)(:{3,})(?=[a-zA-Z][\w-]*[ \t]+[^\s[{])/;

/** `:::name text` → `\:\:\:name text`. To remark-directive it is a paragraph; satteri 0.10.5 makes a container of it and drops the text. */
function escapeColons(line: string): string {
  if (!line.includes(':::')) return line;
  return line.replace(
    NO_CONTAINER,
    (_, before: string, colons: string) => before + colons.replaceAll(':', '\\:'),
  );
}

/** Rewrites lines: `:::note Title` → `:::note[Title]`. `undefined` without keywords. */
export function titleRewriter(keywords: readonly string[]): ((line: string) => string) | undefined {
  if (keywords.length === 0) return undefined;
  const names = keywords.map((keyword) => keyword.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const pattern = new RegExp(`^((?:[\\s>]|(?:[-*+]|\\d+[.)])\\s)*:{3,}(?:${names}))[ \\t]+(\\S.*?)\\s*$`);
  return (line) => line.replace(pattern, (_, head: string, title: string) => `${head}${labelOf(title)}`);
}

function labelOf(title: string): string {
  if (/^\{[^}]*\}$/.test(title) || /^\[.*\](?:\{[^}]*\})?$/.test(title)) return title;
  return `[${hasBalancedBrackets(title) ? title : title.replace(/(?<!\\)[[\]]/g, '\\$&')}]`;
}

function hasBalancedBrackets(title: string): boolean {
  let depth = 0;
  for (const [, character] of title.matchAll(/(?<!\\)([[\]])/g)) {
    depth += character === '[' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
