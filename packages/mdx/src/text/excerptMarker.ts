import type {MarkerPlace} from '../compilation.js';
import {MarkdownError} from '../errors.js';
import {codeSpans, type Range} from './codeEnds.js';
import {countBreaks, scanLines} from './outsideFences.js';
import {runLimited} from './runLimited.js';
import {unwrapCodeBlocks} from './unwrapCodeBlocks.js';

/** Default marker of blogs. The search for it takes linear time, so it needs no time limit. */
const USUAL_MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
/** Time limit for the search for a marker other than `USUAL_MARKER` in one file, in milliseconds. */
const SEARCH_MS = 2000;

/**
 * Matches markers that are comments. Comments are not visible, so they stay in the text, except between two lines of a
 * paragraph in MDX.
 */
const COMMENT = {md: /^<!--[\s\S]*-->$/, mdx: /^\{\s*\/\*[\s\S]*\*\/\s*\}$/};
/**
 * Empty comment that replaces a visible marker if the marker is alone on its lines. In MDX, only if there is no text
 * directly above; otherwise the marker is removed.
 */
const EMPTY_COMMENT = {md: '<!---->', mdx: '{/**/}'};
const INDENTED = /^(?: {4}|\t| {1,3}\t)[ \t]*\S/;
/** Matches the beginning of a block that may contain indented lines: a list, a tag or a directive. */
const CONTAINER = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)|^ {0,3}(?:<|:::)/;

/**
 * True if a page has a marker that ends its excerpt. A marker in code does not count.
 *
 * @param content - the text below the front matter.
 * @param file - absolute path, for the error.
 * @throws {MarkdownError} `EXCERPT_MARKER_SLOW` if the search takes longer than `SEARCH_MS`.
 */
export function hasExcerptMarker(content: string, marker: RegExp, file = ''): boolean {
  return findMarker(unwrapCodeBlocks(content.replace(/\r\n?/g, '\n')), marker, file) !== undefined;
}

/**
 * Finds the excerpt marker of a text, and removes it where it would be visible.
 *
 * @param text - with "\n" line breaks.
 * @returns the text, and the position of the marker if there is one.
 * @throws {MarkdownError} `EXCERPT_MARKER_SLOW`
 */
export function takeExcerptMarker(
  text: string,
  pattern: RegExp,
  {format, file}: {readonly format: 'md' | 'mdx'; readonly file: string},
): {text: string; place?: MarkerPlace} {
  const found = findMarker(text, pattern, file);
  if (!found) return {text};
  const {start, end} = found;
  const marker = text.slice(start, end);
  const line = countBreaks(text.slice(0, start)) + 1;
  const lines = {before: lastLines(text, start), after: text.slice(end).split('\n', 2)};
  const place: MarkerPlace = {
    line,
    endLine: line + countBreaks(marker),
    startsLine: isBlank(lines.before[1]),
    endsLine: isBlank(lines.after[0]),
  };
  const isAlone = place.startsLine && place.endsLine;
  const isAfterText = !isBlank(lines.before[0]);
  // In MDX, an expression directly below a line of text belongs to the paragraph.
  const isInText = isAlone && isAfterText && !isBlank(lines.after[1]) && format === 'mdx';
  if (COMMENT[format].test(marker) && !isInText) return {text, place};
  const comment = isAlone && !(isAfterText && format === 'mdx') ? EMPTY_COMMENT[format] : '';
  const replacement = comment + marker.replace(/[^\n]+/g, '');
  return {text: text.slice(0, start) + replacement + text.slice(end), place};
}

/** Returns the line above an offset, and the beginning of the line of the offset, up to the offset. */
function lastLines(text: string, place: number): readonly [string, string] {
  const start = text.lastIndexOf('\n', place - 1) + 1;
  const before = start === 0 ? 0 : text.lastIndexOf('\n', start - 2) + 1;
  return [text.slice(before, Math.max(before, start - 1)), text.slice(start, place)];
}

function isBlank(text = ''): boolean {
  return text.trim() === '';
}

function findMarker(text: string, pattern: RegExp, file: string): Range | undefined {
  if (pattern.source === USUAL_MARKER.source) return searchMarker(text, pattern);
  const end = runLimited(() => ({found: searchMarker(text, pattern)}), SEARCH_MS);
  if (end) return end.found;
  throw new MarkdownError({
    code: 'EXCERPT_MARKER_SLOW',
    file,
    message: `The search for the marker ${pattern} took longer than ${SEARCH_MS / 1000} s in this file.`,
    hint: 'Write the expression of the marker without a repeated part inside of a repeated part, such as "(a+)+".',
  });
}

/** Finds the first match that is not empty and not in code. */
function searchMarker(text: string, pattern: RegExp): Range | undefined {
  const search = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}g`);
  let code: readonly Range[] = [];
  let known = 0;
  let next = 0;
  for (let match = search.exec(text); match; match = search.exec(text)) {
    const [marker] = match;
    const start = match.index;
    const end = start + marker.length;
    if (end === start) {
      search.lastIndex += 1;
      continue;
    }
    if (end > known) {
      // Code ranges are computed only up to the match, since most markers are near the start of a page. Each further
      // search covers twice as much text, so the time stays linear.
      known = paragraphEnd(text, Math.max(end, 2 * known));
      code = codeRanges(text.slice(0, known));
      next = 0;
    }
    while ((code[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    const around = code[next];
    if (!around || around.start >= end) return {start, end};
    search.lastIndex = around.end;
  }
  return undefined;
}

/** Returns the offset at which the paragraph around an offset ends. No code span goes beyond it. */
function paragraphEnd(text: string, place: number): number {
  const blankLine = /\n[ \t]*\n/g;
  blankLine.lastIndex = place;
  return blankLine.exec(text)?.index ?? text.length;
}

/** Returns the ranges of fenced code, indented code and code spans, in their order. */
function codeRanges(text: string): readonly Range[] {
  const ranges: Range[] = [];
  let offset = 0;
  let plainStart = 0;
  const endPlain = (end: number): void => {
    for (const span of codeSpans(text.slice(plainStart, end), plainStart)) ranges.push(span);
  };
  const isIndentedCode = indentedCode();
  for (const {text: line, isCode} of scanLines(text)) {
    const end = offset + line.length;
    if (isCode || isIndentedCode(line)) {
      endPlain(offset);
      ranges.push({start: offset, end});
      plainStart = end;
    }
    offset = end + 1;
  }
  endPlain(text.length);
  return ranges;
}

/**
 * Creates a function that returns true for a line of indented code. Call it with each line that is not fenced code, in
 * order. Indented lines in a list, a tag or a directive count as text, although they may be code.
 */
function indentedCode(): (line: string) => boolean {
  let isInContainer = false;
  let isAfterBlank = true;
  return (line) => {
    if (isBlank(line)) {
      isAfterBlank = true;
      return false;
    }
    const isIndented = INDENTED.test(line);
    const isCode = isIndented && isAfterBlank && !isInContainer;
    // Consecutive lines of code need no blank line between them.
    isAfterBlank = isCode;
    if (!isIndented) isInContainer = CONTAINER.test(line) || (isInContainer && /^\s/.test(line));
    return isCode;
  };
}
