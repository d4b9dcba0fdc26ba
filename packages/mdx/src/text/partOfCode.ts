import {closest} from 'fastest-levenshtein';

/** Code, or the reason why a file does not have it: the end of a sentence about the file, and advice. */
export type PartOfCode = {readonly code: string} | {readonly problem: string; readonly hint: string};

/** Matches the name of a part that is lines: "L3", "L3-L10", "L3-10". */
const LINES = /^L(\d+)(?:-L?(\d+))?$/;

/**
 * Matches a line that begins or ends a region, in a comment of any language: `// #region a`, `# endregion`,
 * `<!-- #region a -->`, `#pragma region a`.
 */
const MARKER =
  /^\s*(?:\/\/|\/\*|<!--|#|--|;|%|'|"|\{\/\*)?\s*#?\s*(?:pragma\s+)?(end)?region\b\s*(.*?)\s*(?:\*\/\}?|-->)?\s*$/i;

/** Most characters of a line that marks a region. */
const MAX_MARKER = 500;

interface Marker {
  readonly isEnd: boolean;
  readonly name: string;
}

function markerOf(line: string): Marker | undefined {
  // Most lines are no markers; this test is faster than the expression. Long lines are data.
  if (
    line.length > MAX_MARKER ||
    !/region/i.test(line) ||
    !/^\s*(?:\/\/|\/\*|<!--|#|--|;|%|'|"|\{\/\*)/.test(line)
  )
    return undefined;
  const [, end, name = ''] = MARKER.exec(line) ?? [];
  return MARKER.test(line) ? {isEnd: end !== undefined, name} : undefined;
}

/**
 * Returns a part of a file of code, without the space before all of its lines.
 *
 * @param part - "" for the whole file, "L3-L10" for lines, else the name of a region
 */
export function partOfCode(text: string, part: string): PartOfCode {
  if (text.includes('\0')) return {problem: 'is no text.', hint: 'Name a file with code.'};
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (part === '') return {code: dedent(lines)};
  const [, first, last = first] = LINES.exec(part) ?? [];
  return first === undefined ? region(lines, decoded(part)) : lineRange(lines, Number(first), Number(last));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function lineRange(lines: readonly string[], first: number, last: number): PartOfCode {
  if (first >= 1 && first <= last && last <= lines.length)
    return {code: dedent(lines.slice(first - 1, last))};
  const problem = `has ${lines.length} lines, and not the lines ${first} to ${last}.`;
  return {problem, hint: 'Write the lines as "#L3-L10", the first one before the last one.'};
}

function region(lines: readonly string[], name: string): PartOfCode {
  const markers = lines.map(markerOf);
  const start = markers.findIndex((marker) => marker && !marker.isEnd && marker.name === name);
  if (start === -1) return noRegion(markers, name);
  const end = endOf(markers, start);
  if (end === undefined) {
    return {
      problem: `has no end of the region "${name}".`,
      hint: 'Put a comment "#endregion" below the region.',
    };
  }
  return {code: dedent(lines.slice(start + 1, end).filter((_, index) => !markers[start + 1 + index]))};
}

/** Returns the line that ends a region: the first one with its name, else the one that closes it. */
function endOf(markers: readonly (Marker | undefined)[], start: number): number | undefined {
  const name = markers[start]?.name;
  const named = markers.findIndex((marker, index) => index > start && marker?.isEnd && marker.name === name);
  if (named !== -1) return named;
  let depth = 1;
  for (const [index, marker] of markers.entries()) {
    if (index <= start || !marker) continue;
    depth += marker.isEnd ? -1 : 1;
    if (depth === 0) return index;
  }
  return undefined;
}

function noRegion(markers: readonly (Marker | undefined)[], name: string): PartOfCode {
  const names = [
    ...new Set(markers.flatMap((marker) => (marker && !marker.isEnd && marker.name ? [marker.name] : []))),
  ];
  const problem = `has no region "${name}".`;
  if (names.length === 0) {
    return {
      problem,
      hint: `Put the comments "#region ${name}" and "#endregion" around the code, or name lines: "#L3-L10".`,
    };
  }
  return {
    problem,
    hint: `Did you mean "#${closest(name, names)}"? Its regions: ${names.slice(0, 10).join(', ')}.`,
  };
}

/** Removes the space that all lines have at their beginning, and empty lines at both ends. */
function dedent(lines: readonly string[]): string {
  const isEmpty = (line: string) => line.trim() === '';
  const filled = lines.filter((line) => !isEmpty(line));
  const depths = filled.map((line) => line.length - line.trimStart().length);
  const depth = depths.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
  const cut = lines.map((line) => (isEmpty(line) ? '' : line.slice(depth)));
  const first = cut.findIndex((line) => line !== '');
  const last = cut.findLastIndex((line) => line !== '');
  return first === -1 ? '' : cut.slice(first, last + 1).join('\n');
}
