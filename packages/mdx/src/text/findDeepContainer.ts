import {MAX_DEPTH} from '../limits.js';
import type {SourceLine} from './outsideFences.js';

const OPENING = /^([ \t>]*)(:{3,})[a-zA-Z]/;
const CLOSING = /^[ \t>]*(:{3,})[ \t]*$/;
const PREFIX = /^[ \t>]*/;

/** Container directive (`:::note`) that is open at the current line. `quotes`: number of ">" before its colons. */
interface OpenContainer {
  readonly colons: number;
  readonly indent: number;
  readonly quotes: number;
}

/**
 * Finds the line whose container directive (`:::note`) is nested too deeply. This is checked before parsing, because
 * micromark-extension-directive 4 takes cubic time for such a page: half a minute for 2,000 levels.
 *
 * @returns the line, from 1; `undefined` if no directive is nested too deeply.
 */
export function findDeepContainer(lines: readonly SourceLine[]): number | undefined {
  const open: OpenContainer[] = [];
  for (const [index, {text, isCode}] of lines.entries()) {
    if (isCode || text.trim() === '') continue;
    const prefix = PREFIX.exec(text)?.[0] ?? '';
    const quotes = prefix.split('>').length - 1;
    // The end of a quote or a list ends the directives in it.
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
