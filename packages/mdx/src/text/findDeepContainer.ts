import {MAX_DEPTH} from '../limits.js';
import type {SourceLine} from './outsideFences.js';

const OPENING = /^([ \t>]*)(:{3,})[a-zA-Z]/;
const CLOSING = /^[ \t>]*(:{3,})[ \t]*$/;
const PREFIX = /^[ \t>]*/;

/** A container directive that has not ended. */
interface OpenContainer {
  readonly colons: number;
  readonly indent: number;
  readonly quotes: number;
}

/**
 * Finds the line with one container directive too many in each other. Parsers refuse such a page only after they have read it, and
 * micromark-extension-directive 4 takes cubic time for it: half a minute for 2,000 of them.
 *
 * @returns the line, from 1. `undefined` for a page that a parser may read.
 */
export function findDeepContainer(lines: readonly SourceLine[]): number | undefined {
  const open: OpenContainer[] = [];
  for (const [index, {text, isCode}] of lines.entries()) {
    if (isCode || text.trim() === '') continue;
    const prefix = PREFIX.exec(text)?.[0] ?? '';
    const quotes = prefix.split('>').length - 1;
    // A quote or a list that ends closes what is in it.
    while (isBelow(open.at(-1), {indent: prefix.length, quotes})) open.pop();
    const closing = CLOSING.exec(text)?.[1]?.length;
    if (closing !== undefined) {
      const outermost = open.findIndex(({colons}) => colons <= closing);
      if (outermost !== -1) open.length = outermost;
      continue;
    }
    const colons = OPENING.exec(text)?.[2]?.length;
    if (colons !== undefined) open.push({colons, indent: prefix.length, quotes});
    if (open.length > MAX_DEPTH) return index + 1;
  }
  return undefined;
}

function isBelow(container: OpenContainer | undefined, line: Omit<OpenContainer, 'colons'>): boolean {
  return container !== undefined && (line.quotes < container.quotes || line.indent < container.indent);
}
