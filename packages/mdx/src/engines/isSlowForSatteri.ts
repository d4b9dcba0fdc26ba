import type {PageText} from '../compilation.js';
import {MAX_DEPTH} from '../limits.js';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** The begin of a tag, of an end tag, and the end of a tag that ends itself. */
const TAG = /<(?:[a-zA-Z>]|\/)|\/>/g;
const BRACE_OR_TAG = /[{}]|<(?:[a-zA-Z>]|\/)|\/>/g;
/** The begin of a directive or a shortcode. */
const DIRECTIVE = /:[a-zA-Z]/g;
const STATEMENT = /^(?:import|export)\b/m;
/** With so many in a paragraph, satteri is still quick. */
const MAX_OPEN_TAGS = 8;
const MAX_SIGNS = 1500;

/**
 * Finds a paragraph that takes satteri 0.10 too long, or ends its process:
 *
 * - An expression that is none, anywhere, and many tags without an end: it tries these in all combinations. Thirty take it a
 *   minute. If there is one in the expression itself, those of the whole page count, fenced code included.
 * - Very many directives, expressions or tags: its time grows with their square.
 * - Brackets in very many brackets: its JavaScript parser is recursive and has no limit.
 *
 * `@mdx-js/mdx` compiles such a page. One that is counted wrongly only takes longer.
 */
export function isSlowForSatteri({format, source, bodyOffset}: Omit<PageText, 'input'>): boolean {
  const body = source.slice(bodyOffset);
  // Hardly any page has so many in all.
  if (format !== 'mdx' && (body.match(DIRECTIVE)?.length ?? 0) <= MAX_SIGNS) return false;
  const texts = paragraphs(body);
  if (texts.some((text) => (text.match(DIRECTIVE)?.length ?? 0) > MAX_SIGNS)) return true;
  if (format !== 'mdx') return false;
  const hasBraces = texts.some((text) => text.includes('{'));
  const hasCode = hasBraces || STATEMENT.test(body);
  if (texts.some((text) => isSlowMdx(text, {hasBraces, hasCode}))) return true;
  return texts.some(opensTagInBraces) && countTags(body).open > MAX_OPEN_TAGS;
}

function isSlowMdx(text: string, {hasBraces, hasCode}: {hasBraces: boolean; hasCode: boolean}): boolean {
  const {braces, deepest} = countBrackets(text);
  const {tags, open} = countTags(text);
  return (hasBraces && open > MAX_OPEN_TAGS) || braces + tags > MAX_SIGNS || (hasCode && deepest > MAX_DEPTH);
}

/**
 * The text between blank lines, without fenced code. What looks like a fence without an end counts as text, and so do fences in
 * lists and quotes, which may end with these.
 */
function paragraphs(body: string): string[] {
  const found: string[] = [];
  let lines: string[] = [];
  let fence: string | undefined;
  let fenced: string[] = [];
  for (const line of body.split('\n')) {
    const marks = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      fenced.push(line);
      if (marks?.startsWith(fence) && line.trim() === marks) fence = undefined;
    } else if (marks) {
      fence = marks;
      fenced = [line];
    } else if (line.trim() !== '') lines.push(line);
    else if (lines.length > 0) {
      found.push(lines.join('\n'));
      lines = [];
    }
  }
  if (fence !== undefined) lines.push(...fenced);
  return [...found, lines.join('\n')];
}

/** How many braces there are, and how deep brackets of all kinds are at most. */
function countBrackets(text: string): {braces: number; deepest: number} {
  let braces = 0;
  let depth = 0;
  let deepest = 0;
  for (const [sign] of text.matchAll(/[{}()[\]]/g)) {
    if (sign === '{') braces += 1;
    depth = Math.max(0, depth + ('{(['.includes(sign) ? 1 : -1));
    deepest = Math.max(deepest, depth);
  }
  return {braces, deepest};
}

/** Finds a tag without an end in braces. */
function opensTagInBraces(text: string): boolean {
  let braces = 0;
  let tags = 0;
  for (const [sign] of text.matchAll(BRACE_OR_TAG)) {
    if (sign === '{') braces += 1;
    else if (sign === '}') {
      if (braces === 1 && tags > 0) return true;
      braces = Math.max(0, braces - 1);
    } else if (braces > 0) tags = Math.max(0, tags + (isStartOfTag(sign) ? 1 : -1));
  }
  return tags > 0;
}

function isStartOfTag(sign: string): boolean {
  return sign !== '</' && sign !== '/>';
}

/** How many tags there are, and how many of them are open at most. */
function countTags(text: string): {tags: number; open: number} {
  let tags = 0;
  let depth = 0;
  let open = 0;
  for (const [sign] of text.matchAll(TAG)) {
    if (isStartOfTag(sign)) tags += 1;
    depth = Math.max(0, depth + (isStartOfTag(sign) ? 1 : -1));
    open = Math.max(open, depth);
  }
  return {tags, open};
}
