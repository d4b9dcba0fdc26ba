import type {MarkerPlace} from '../compilation.js';
import type {MarkdownConfig} from '../types.js';
import {withoutComments} from './blankComments.js';
import {takeExcerptMarker} from './excerptMarker.js';
import {findDeepContainer} from './findDeepContainer.js';
import {type SourceLine, scanLines, textOfLines} from './outsideFences.js';
import {unwrapCodeBlocks} from './unwrapCodeBlocks.js';

export interface PrepareOptions {
  readonly format: 'mdx' | 'md';
  readonly compat: MarkdownConfig['mdx1Compat'];
  /** Types of admonitions, such as "note"; empty if the rule has no admonitions. */
  readonly keywords: readonly string[];
  /** Pattern for the marker that ends the excerpt of the page ("<!-- truncate -->"). */
  readonly excerptMarker?: RegExp | undefined;
  /** Absolute path, for errors. */
  readonly file?: string;
}

export interface PreparedText {
  readonly text: string;
  /** Position of the excerpt marker; its lines are counted in `text`. */
  readonly marker: MarkerPlace | undefined;
  /** Line whose container directive is nested too deeply, from 1; `undefined` if there is none. */
  readonly tooDeep: number | undefined;
}

/**
 * Rewrites syntax that satteri and `@mdx-js/mdx` do not support: `:::note Title`, `mdx-code-block` fences, `{#id}` of
 * headings, HTML comments in MDX, and the marker of an excerpt. Each line keeps its number.
 *
 * @param text - with "\n" line breaks.
 */
export function prepareText(text: string, options: PrepareOptions): PreparedText {
  const {excerptMarker: pattern, format, file = ''} = options;
  const unwrapped = unwrapCodeBlocks(text);
  const taken = pattern && takeExcerptMarker(unwrapped, pattern, {format, file});
  const {text: marked, place} = taken ?? {text: unwrapped};
  const lines = scanLines(marked);
  const tooDeep = marked.includes(':::') ? findDeepContainer(lines) : undefined;
  return {text: prepareLines(lines, options), marker: place, tooDeep};
}

function prepareLines(lines: readonly SourceLine[], {format, compat, keywords}: PrepareOptions): string {
  const rewriteTitle = compat.admonitions ? titleRewriter(keywords) : undefined;
  const prepared = lines.map((line, index) => {
    if (line.isCode) return line;
    const titled = rewriteTitle && line.text.includes(':::') ? rewriteTitle(line.text) : line.text;
    const escaped = escapeColons(titled);
    const below = lines[index + 1]?.text ?? '';
    return {text: compat.headingIds ? escapeHeadingId(escaped, below, format) : escaped, isCode: false};
  });
  return textOfLines(format === 'mdx' && compat.comments ? withoutComments(prepared) : prepared);
}

const HEADING = /^(?:[\s>]|(?:[-*+]|\d{1,9}[.)])\s)*#{1,6}\s/;
const UNDERLINE = /^[\s>]*(?:=+|-+)\s*$/;

/**
 * Escapes the id of a heading, so that parsers read it as text: `## Title {#__id__}` → `## Title \{#\_\_id\_\_}`.
 * Otherwise, a brace would begin an expression in MDX, and other characters might be emphasis, links or tags. Escapes
 * of the author stay.
 *
 * @param below - the next line, which may be the underline of a heading
 */
function escapeHeadingId(line: string, below: string, format: 'mdx' | 'md'): string {
  if (!line.includes('{#')) return line;
  const text = line.trimEnd();
  const marks = HEADING.exec(line)?.[0] ?? (UNDERLINE.test(below) ? '' : undefined);
  if (marks === undefined || !text.endsWith('}')) return line;
  // An id has neither spaces nor braces, so it begins in the last word.
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

/**
 * Matches the beginning of a line such as `:::name text`. A line with a label in brackets or attributes in braces after
 * the name (`:::name[label]`) is a directive, and does not match.
 */
const NO_CONTAINER = /^((?:[\s>]|(?:[-*+]|\d+[.)])\s)*)(:{3,})(?=[a-zA-Z][\w-]*[ \t]+[^\s[{])/;

/**
 * Escapes colons: `:::name text` → `\:\:\:name text`. For remark-directive, such a line is a paragraph. satteri 0.10.5
 * reads it as a directive and drops the text.
 */
function escapeColons(line: string): string {
  if (!line.includes(':::')) return line;
  const escaped = (_: string, before: string, colons: string) => before + colons.replaceAll(':', '\\:');
  return line.replace(NO_CONTAINER, escaped);
}

/**
 * Creates a function that puts the title of an admonition into brackets: `:::note Title` → `:::note[Title]`. It returns
 * all other lines unchanged.
 *
 * @param keywords - types of admonitions.
 * @returns `undefined` if there are no keywords.
 */
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
