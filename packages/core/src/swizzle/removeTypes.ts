import {transformSync} from '@swc/wasm-typescript';
import {errors} from '../errors/catalog.js';

/** Part of the source that was removed: from offset `start` to before offset `end`. */
interface Range {
  readonly start: number;
  readonly end: number;
}

const isSpace = (char: string | undefined) => char !== undefined && /\s/.test(char);

/**
 * Parts of the source that are code in `source` and spaces in `blanked`. Parts with only white space between them are
 * merged.
 */
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

/** Cleans up the text above a removed line: removes the line's comment, and one of two consecutive empty lines. */
function trimAbove(text: string, following: string): string {
  const uncommented = text.endsWith('*/\n') ? text.slice(0, text.lastIndexOf('/*')) : text;
  const start = uncommented.slice(0, uncommented.lastIndexOf('\n') + 1);
  return /(?:^|\n)\n$/.test(start) && following.startsWith('\n') ? start.slice(0, -1) : start;
}

/** Cleans up the text before a removed part of a line: removes spaces at its end, or a comma if "}" follows. */
function trimBefore(text: string, following: string): string {
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
      text = trimAbove(text.slice(0, lineStart), source.slice(position));
    } else {
      text = trimBefore(text, source.slice(end));
      if (/[{(]$/.test(text)) while (source[position] === ' ') position += 1;
    }
  }
  return text + blanked.slice(position);
}

/**
 * Options of @swc/wasm-typescript 1.16, whose types do not declare `parser`. A function returns them, since TypeScript
 * reports unknown properties only in object literals.
 */
function optionsFor(file: string) {
  const parser = {syntax: 'typescript', tsx: file.endsWith('x')};
  return {mode: 'strip-only' as const, filename: file, parser};
}

/**
 * Removes the types from TypeScript code. Format and comments of the other code stay unchanged.
 *
 * @param file - for the error
 * @throws {SiteError} `SWIZZLE_TYPES_UNREADABLE` for syntax errors, and for TypeScript syntax with runtime code, such
 *   as enums
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
