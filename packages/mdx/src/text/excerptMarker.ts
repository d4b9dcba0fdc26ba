import type {MarkerPlace} from '../compilation.js';
import {MarkdownError} from '../errors.js';
import {findCodeEnds} from './codeEnds.js';
import {scanLines} from './outsideFences.js';
import {runLimited} from './runLimited.js';
import {unwrapCodeBlocks} from './unwrapCodeBlocks.js';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The marker of blogs, whose search takes linear time. */
const USUAL_MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
/** How long the search for a marker of the site may take in one file. */
const SEARCH_MS = 2000;

/** Markers that a parser reads as a comment: they may stay where they are. */
const COMMENT = {md: /^<!--[\s\S]*-->$/, mdx: /^\{\s*\/\*[\s\S]*\*\/\s*\}$/};
/** Comments that replace all other markers. */
const EMPTY_COMMENT = {md: '<!---->', mdx: '{/**/}'};
const INDENTED = /^(?: {4}|\t| {1,3}\t)[ \t]*\S/;
/** Beginning of a block that indented lines may belong to: a list, or a tag. */
const CONTAINER = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)|^ {0,3}(?:<|:::)/;

/**
 * Finds a marker that ends the excerpt of a page. A marker in code is none.
 *
 * @param content - the text below the front matter.
 * @param file - absolute, for the error.
 * @throws {MarkdownError} `EXCERPT_MARKER_SLOW` for an expression that takes seconds to search the text.
 */
export function hasExcerptMarker(content: string, marker: RegExp, file = ''): boolean {
  return findMarker(unwrapCodeBlocks(content.replace(/\r\n?/g, '\n')), marker, file) !== undefined;
}

/**
 * Finds the marker of a text, and takes it out where readers would see it.
 *
 * @param text - with "\n" line breaks.
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
  const line = countLines(text.slice(0, start)) + 1;
  const lines = {before: lastLines(text, start), after: text.slice(end).split('\n', 2)};
  const place: MarkerPlace = {
    line,
    endLine: line + countLines(marker),
    startsLine: isBlank(lines.before[1]),
    endsLine: isBlank(lines.after[0]),
  };
  const isAlone = place.startsLine && place.endsLine;
  const isAfterText = !isBlank(lines.before[0]);
  // The parser of MDX takes an expression below a line of a paragraph for a part of it.
  const isInText = isAlone && isAfterText && !isBlank(lines.after[1]) && format === 'mdx';
  if (COMMENT[format].test(marker) && !isInText) return {text, place};
  const comment = isAlone && !(isAfterText && format === 'mdx') ? EMPTY_COMMENT[format] : '';
  const replacement = comment + marker.replace(/[^\n]+/g, '');
  return {text: text.slice(0, start) + replacement + text.slice(end), place};
}

/** The line before a place, and the text before it on its own line. */
function lastLines(text: string, place: number): readonly [string, string] {
  const start = text.lastIndexOf('\n', place - 1) + 1;
  const before = start === 0 ? 0 : text.lastIndexOf('\n', start - 2) + 1;
  return [text.slice(before, Math.max(before, start - 1)), text.slice(start, place)];
}

function countLines(text: string): number {
  return text.match(/\n/g)?.length ?? 0;
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

/** Finds the first match that has text and is outside of code. */
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
      // The marker is near the start of most pages. Each further search looks at twice as much, so that the time stays linear.
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

/** The end of the paragraph at a place: code spans go no further. */
function paragraphEnd(text: string, place: number): number {
  const blankLine = /\n[ \t]*\n/g;
  blankLine.lastIndex = place;
  return blankLine.exec(text)?.index ?? text.length;
}

/** Fenced code, indented code and code spans, in their order. */
function codeRanges(text: string): readonly Range[] {
  const ranges: Range[] = [];
  let offset = 0;
  let plainStart = 0;
  const endPlain = (end: number): void => {
    for (const span of codeSpans(text.slice(plainStart, end), plainStart)) ranges.push(span);
  };
  const indented = new IndentedCode();
  for (const {text: line, isCode} of scanLines(text)) {
    const end = offset + line.length;
    if (isCode || indented.take(line)) {
      endPlain(offset);
      ranges.push({start: offset, end});
      plainStart = end;
    }
    offset = end + 1;
  }
  endPlain(text.length);
  return ranges;
}

/** Finds lines of indented code. Where the text around a line decides, the line counts as no code. */
class IndentedCode {
  #isInContainer = false;
  #isAfterBlank = true;

  /** @param line - the next one that is not fenced. */
  take(line: string): boolean {
    if (isBlank(line)) {
      this.#isAfterBlank = true;
      return false;
    }
    const isIndented = INDENTED.test(line);
    const isCode = isIndented && this.#isAfterBlank && !this.#isInContainer;
    // A line after a line of code needs no blank one between.
    this.#isAfterBlank = isCode;
    if (!isIndented) this.#isInContainer = CONTAINER.test(line) || (this.#isInContainer && /^\s/.test(line));
    return isCode;
  }
}

function codeSpans(text: string, offset: number): Range[] {
  const ranges: Range[] = [];
  let position = 0;
  for (const [start, end] of [...findCodeEnds(text)].sort(([a], [b]) => a - b)) {
    if (start < position) continue;
    ranges.push({start: offset + start, end: offset + end});
    position = end;
  }
  return ranges;
}
