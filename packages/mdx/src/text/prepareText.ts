import type {MarkdownConfig} from '../types.js';
import {blankComments} from './blankComments.js';
import {scanLines} from './outsideFences.js';

export interface PrepareOptions {
  readonly format: 'mdx' | 'md';
  readonly compat: MarkdownConfig['mdx1Compat'];
  /** Admonition types, whose titles may follow after a space; empty without admonitions. */
  readonly keywords: readonly string[];
}

/**
 * Rewrites what neither parser understands: `mdx-code-block` fences, `{#id}` of headings, `:::note Title`, HTML comments
 * in MDX. Every line stays on its line.
 *
 * @param text - with "\n" line breaks.
 */
export function prepareText(text: string, options: PrepareOptions): string {
  const rewriteTitle = options.compat.admonitions ? titleRewriter(options.keywords) : undefined;
  const escapeIds = options.format === 'mdx' && options.compat.headingIds;
  const out: string[] = [];
  let plain: string[] = [];
  const flush = (): void => {
    const blanked = options.format === 'mdx' && options.compat.comments ? blankComments(plain) : plain;
    out.push(...blanked);
    plain = [];
  };
  for (const {text: line, isCode} of scanLines(unwrapCodeBlocks(text))) {
    if (isCode) {
      flush();
      out.push(line);
    } else {
      const titled = rewriteTitle && line.includes(':::') ? rewriteTitle(line) : line;
      plain.push(escapeIds ? escapeHeadingId(titled) : titled);
    }
  }
  flush();
  return out.join('\n');
}

/** The content of "```mdx-code-block" fences is MDX itself; the fences become empty lines. */
function unwrapCodeBlocks(text: string): string {
  if (!text.includes('mdx-code-block')) return text;
  let inside = false;
  return scanLines(text)
    .map((line) => {
      if (line.info === 'mdx-code-block') inside = true;
      else if (!inside || !line.isClosing) return line.text;
      else inside = false;
      return '';
    })
    .join('\n');
}

/** `## Title {#id}` → `## Title \{#id}`: a brace opens an expression in MDX. */
function escapeHeadingId(line: string): string {
  const heading = /^[\s>]*#{1,6}\s/.exec(line)?.[0];
  const text = line.trimEnd();
  if (heading === undefined || !text.endsWith('}')) return line;
  // An id holds neither spaces nor braces, so it begins in the last word.
  const wordStart = /[^\s}]*\}$/.exec(text)?.index ?? 0;
  let start = text.indexOf('{#', Math.max(wordStart, heading.length));
  while (start > 0 && text[start - 1] === '\\') start = text.indexOf('{#', start + 1);
  const isId = start !== -1 && start + 2 < text.length - 1;
  return isId ? `${line.slice(0, start)}\\${line.slice(start)}` : line;
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
