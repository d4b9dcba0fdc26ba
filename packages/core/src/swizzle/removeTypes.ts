import {transformSync} from '@swc/wasm-typescript';
import {errors} from '../errors/catalog.js';

/** A part of the source that the output does not have: from `start` up to `end`. */
interface Range {
  readonly start: number;
  readonly end: number;
}

const isSpace = (char: string | undefined) => char !== undefined && /\s/.test(char);

/** The parts that are spaces in `blanked` and code in `source`. Those with nothing but spaces between them are one. */
function removedRanges(source: string, blanked: string): Range[] {
  const ranges: {start: number; end: number}[] = [];
  for (let index = 0; index < source.length; index += 1) {
    if (isSpace(source[index]) || !isSpace(blanked[index])) continue;
    const last = ranges.at(-1);
    if (last && source.slice(last.end, index).trim() === '') last.end = index + 1;
    else ranges.push({start: index, end: index + 1});
  }
  return ranges;
}

/** Text that ends in front of a removed line: without a comment on that line, and without a second empty line. */
function closeAbove(text: string, following: string): string {
  const uncommented = text.endsWith('*/\n') ? text.slice(0, text.lastIndexOf('/*')) : text;
  const start = uncommented.slice(0, uncommented.lastIndexOf('\n') + 1);
  return /(?:^|\n)\n$/.test(start) && following.startsWith('\n') ? start.slice(0, -1) : start;
}

/** Text that ends in front of a removed part of a line, without what only that part needed. */
function closeBefore(text: string, following: string): string {
  const next = following.trimStart()[0];
  const trimmed = text.trimEnd();
  if (next === '}' && trimmed.endsWith(',')) return trimmed.slice(0, -1);
  return next === undefined || ';,)]}>'.includes(next) || following.startsWith('\n') ? trimmed : text;
}

function dropRanges(source: string, blanked: string, ranges: readonly Range[]): string {
  let text = '';
  let position = 0;
  for (const {start, end} of ranges) {
    text += blanked.slice(position, start);
    const lineStart = text.lastIndexOf('\n') + 1;
    const lineEnd = source.indexOf('\n', end);
    const rest = source.slice(end, lineEnd === -1 ? source.length : lineEnd);
    position = end;
    if (text.slice(lineStart).trim() === '' && rest.trim() === '') {
      position = lineEnd === -1 ? source.length : lineEnd + 1;
      text = closeAbove(text.slice(0, lineStart), source.slice(position));
    } else {
      text = closeBefore(text, source.slice(end));
      if (/[{(]$/.test(text)) while (source[position] === ' ') position += 1;
    }
  }
  return text + blanked.slice(position);
}

/** @swc/wasm-typescript 1.16 reads `parser`, which its types do not declare: excess properties of a variable are not checked. */
function optionsFor(file: string) {
  const parser = {syntax: 'typescript', tsx: file.endsWith('x')};
  return {mode: 'strip-only' as const, filename: file, parser};
}

/**
 * TypeScript as the JavaScript that its author would have written: without types, everything else as it is.
 *
 * @param file - for the error
 * @throws {SiteError} `SWIZZLE_TYPES_UNREADABLE` for syntax errors, and for TypeScript that is more than types, such as enums
 */
export function removeTypes(source: string, file: string): string {
  try {
    const {code} = transformSync(source, optionsFor(file));
    if (code.length !== source.length) return code;
    const text = dropRanges(source, code, removedRanges(source, code));
    return text.replace(/^(import \w+), \{\} from/gm, '$1 from').trimStart();
  } catch (cause) {
    throw errors.swizzleTypesUnreadable({file, cause});
  }
}
