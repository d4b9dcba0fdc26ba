import type {PageText} from '../compilation.js';
import {MAX_DEPTH} from '../limits.js';

/** Matches the line that begins fenced code. If its fence is of backticks, the rest of the line has no backtick. */
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
/** Matches the beginning of a tag or an end tag, and the end of a self-closing tag. */
const TAG = /<(?:[a-zA-Z>]|\/)|\/>/g;
const BRACE_OR_TAG = /[{}]|<(?:[a-zA-Z>]|\/)|\/>/g;
/** Matches text without tags, braces and code, or a span of code without braces. */
const PLAIN_OR_CODE = /[^`<{}\\]+|\\[\s\S]|(`+)(?!`)[^{}]*?[^`{}]\1(?!`)/y;
/** Matches the beginning of a directive or a shortcode. */
const DIRECTIVE = /:[a-zA-Z]/g;
const STATEMENT = /^(?:import|export)\b/m;
/** Maximum number of unclosed tags in a paragraph. With more, satteri may be slow. */
const MAX_OPEN_TAGS = 8;
const MAX_SIGNS = 1500;

/**
 * True for a page that satteri 0.10 (a native Markdown parser) would take too long to parse, or at which it would
 * crash; `@mdx-js/mdx` compiles such a page instead. Such a page has one of these:
 *
 * - Braces, and a paragraph with many unclosed tags. If an expression is invalid, satteri tries all combinations of
 *   these tags: thirty of them take a minute. Tags in code spans count behind the first brace of the page. If a tag is
 *   unclosed within braces, the tags of the whole page count, fenced code included.
 * - A paragraph with very many directives, or braces and tags: the time grows with the square of their number.
 * - Brackets that are nested very deeply: the JavaScript parser of satteri is recursive and has no limit.
 *
 * The counts are estimates. If one is too high, the compile only takes longer.
 */
export function isSlowForSatteri({format, source, bodyOffset}: Omit<PageText, 'input'>): boolean {
  const body = source.slice(bodyOffset);
  // Plain Markdown needs only this quick check, since hardly any page has so many directives.
  if (format !== 'mdx' && (body.match(DIRECTIVE)?.length ?? 0) <= MAX_SIGNS) return false;
  const texts = withoutEarlyCode(paragraphs(body));
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
 * Splits text at blank lines, and leaves out fenced code. Fenced code without a closing fence counts as text. So does
 * fenced code in a list or a quote, which may end with the list or the quote.
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

/**
 * Removes code spans before the first brace of a page, and in each paragraph before its first tag. Behind these, a
 * backtick may be part of an expression or an attribute.
 */
function withoutEarlyCode(texts: readonly string[]): string[] {
  let hasBrace = false;
  return texts.map((text) => {
    if (hasBrace) return text;
    const {plain, rest} = splitCode(text);
    hasBrace = rest.includes('{');
    return plain + rest;
  });
}

/** Returns the text before the first tag or brace outside of code, without its code spans, and the rest of the text. */
function splitCode(text: string): {plain: string; rest: string} {
  const parts = new RegExp(PLAIN_OR_CODE);
  let plain = '';
  let end = 0;
  for (let match = parts.exec(text); match; match = parts.exec(text)) {
    if (match[1] === undefined) plain += match[0];
    end = parts.lastIndex;
  }
  return {plain, rest: text.slice(end)};
}

/** Counts opening braces, and the deepest nesting of brackets of all kinds. */
function countBrackets(text: string): {braces: number; deepest: number} {
  const signs = text.match(/[{}()[\]]/g) ?? [];
  const braces = signs.filter((sign) => sign === '{').length;
  return {braces, deepest: deepestOf(signs.map((sign) => '{(['.includes(sign)))};
}

/**
 * Returns the deepest nesting of brackets or tags.
 *
 * @param signs - in the order of the text: true for a bracket or tag that opens, false for one that closes
 */
function deepestOf(signs: readonly boolean[]): number {
  let depth = 0;
  let deepest = 0;
  for (const isStart of signs) {
    depth = Math.max(0, depth + (isStart ? 1 : -1));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** True if a tag within braces is not closed within the same braces. */
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

/** Counts tags, and the largest number of tags that are open at the same time. */
function countTags(text: string): {tags: number; open: number} {
  const signs = (text.match(TAG) ?? []).map(isStartOfTag);
  return {tags: signs.filter(Boolean).length, open: deepestOf(signs)};
}
