import {readIfPresent} from '@lectern/store';
import type {SourceLocation} from '../errors/SiteError.js';
import {STRING, withoutComments} from './withoutComments.js';

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Offsets of the start and end of an entry in the array literal that follows the name of a field.
 *
 * @param source - code without comments
 * @param from - offset behind the name
 * @returns `undefined` if no array follows, or if it has fewer entries
 */
function findEntry(source: string, from: number, index: number): Range | undefined {
  const opening = /^\s*:\s*\[/.exec(source.slice(from, from + 200))?.[0];
  if (opening === undefined) return undefined;
  const text = source.replace(STRING, (string) => ' '.repeat(string.length));
  let start = from + opening.length;
  let depth = 0;
  let entry = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (depth === 0 && (character === ',' || character === ']')) {
      if (entry === index) return {start: start + source.slice(start).search(/\S/), end: at};
      if (character === ']') return undefined;
      entry += 1;
      start = at + 1;
    } else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
  }
  return undefined;
}

/**
 * Estimates the line of a field or list entry in the text of a config file: searches for each part of its path after
 * the previous part. Reliable for usual object literals; in doubt it returns `undefined`, or the line of a parent
 * field.
 *
 * @returns line from 1, or `undefined`
 */
export function findFieldLine(text: string, path: readonly PropertyKey[]): number | undefined {
  let source = withoutComments(text);
  let from = 0;
  let found = -1;
  for (const part of path) {
    if (typeof part === 'number') {
      const entry = findEntry(source, from, part);
      if (!entry) break;
      found = entry.start;
      from = entry.start;
      source = source.slice(0, entry.end);
      continue;
    }
    const name = String(part).replace(/[^\w]/g, '\\$&');
    const pattern = new RegExp(`(?<=[{[,\\s])(?:${name}|'${name}'|"${name}")\\s*(?=[:(,}\\]]|$)`, 'g');
    pattern.lastIndex = from;
    const match = pattern.exec(source);
    if (!match) break;
    found = match.index;
    from = pattern.lastIndex;
  }
  return found === -1 ? undefined : text.slice(0, found).split('\n').length;
}

/**
 * Returns the location of a field for a message: the file and, if `findFieldLine` finds the field in its text, the
 * line.
 */
export function fieldLocation(
  {file, text}: {readonly file: string; readonly text: string},
  path: readonly PropertyKey[],
): SourceLocation {
  const line = findFieldLine(text, path);
  return {file, ...(line !== undefined && {line})};
}

/**
 * Returns the location of a field in the config file for a message: the file and, if `findFieldLine` finds the field,
 * the line.
 */
export function configLocation(file: string, path: readonly PropertyKey[]): SourceLocation {
  return fieldLocation({file, text: readIfPresent(file) ?? ''}, path);
}
