import {readIfPresent} from '../cache/files.js';
import type {SourcePlace} from '../errors/SiteError.js';

/** Blanks out comments, so that a field named in one is not found; every other character keeps its place. */
function withoutComments(text: string): string {
  const tokens = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g;
  return text.replace(tokens, (comment) => comment.replace(/[^\n]/g, ' '));
}

/**
 * Guesses where a field, or an entry of a list, is written in the text of a configuration file: the first mention of each part of its path
 * after the one before it. Good for the ordinary object literal; elsewhere no answer is better than a wrong one.
 *
 * @returns the line from 1, or `undefined`.
 */
export function findFieldLine(text: string, path: readonly PropertyKey[]): number | undefined {
  const source = withoutComments(text);
  let from = 0;
  let found = -1;
  for (const part of path) {
    if (typeof part !== 'string') continue;
    const name = part.replace(/[^\w]/g, '\\$&');
    const pattern = new RegExp(`(?<=[{[,\\s])(?:${name}|'${name}'|"${name}")\\s*(?=[:(,}\\]])`, 'g');
    pattern.lastIndex = from;
    const match = pattern.exec(source);
    if (!match) break;
    found = match.index;
    from = pattern.lastIndex;
  }
  return found === -1 ? undefined : text.slice(0, found).split('\n').length;
}

/** The configuration file, with the line of a field where that can be told; see `findFieldLine`. */
export function configPlace(file: string, path: readonly PropertyKey[]): SourcePlace {
  const line = findFieldLine(readIfPresent(file) ?? '', path);
  return {file, ...(line !== undefined && {line})};
}
