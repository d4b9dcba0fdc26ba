import {readIfPresent} from '@lectern/store';
import type {SourcePlace} from '../errors/SiteError.js';

const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const STRING_OR_COMMENT = new RegExp(`${STRING.source}|/\\*[\\s\\S]*?\\*/|(?<![:\\w])//[^\\n]*`, 'g');

/** Blanks out comments, so that a field named in one is not found; every other character keeps its place. */
export function withoutComments(text: string): string {
  return text.replace(STRING_OR_COMMENT, (token) =>
    token.startsWith('/') ? token.replace(/[^\n]/g, ' ') : token,
  );
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Where an entry of the array literal is that follows a field's name.
 *
 * @param source - without comments
 * @param from - behind the name
 * @returns `undefined` if something else follows, or if there are fewer entries
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
 * Guesses where a field, or an entry of a list, is written in the text of a configuration file: the first mention of each part of its path
 * after the one before it. Good for the ordinary object literal; elsewhere no answer is better than a wrong one.
 *
 * @returns the line from 1, or `undefined`.
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

/** The configuration file, with the line of a field where it is found; see `findFieldLine`. */
export function configPlace(file: string, path: readonly PropertyKey[]): SourcePlace {
  const line = findFieldLine(readIfPresent(file) ?? '', path);
  return {file, ...(line !== undefined && {line})};
}
