import {FontProblem} from './FontProblem.js';
import {readCmap} from './readTable.js';

/** Code points that a font has: first and last of each range, in ascending order. */
export type Coverage = readonly (readonly [first: number, last: number])[];

const MAX_RANGES = 200_000;

/** Adds a code point, which follows all earlier ones, to the ranges. */
function add(ranges: [number, number][], code: number): void {
  const last = ranges.at(-1);
  if (last && last[1] + 1 === code) last[1] = code;
  else ranges.push([code, code]);
}

/** Format 4: segments of code points up to U+FFFF. Glyph 0 means that there is no glyph. */
function readSegments(table: Buffer): Coverage {
  const bytes = table.readUInt16BE(6);
  const ranges: [number, number][] = [];
  for (let at = 0; at < bytes; at += 2) {
    const last = table.readUInt16BE(14 + at);
    const first = table.readUInt16BE(16 + bytes + at);
    const delta = table.readUInt16BE(16 + 2 * bytes + at);
    const place = 16 + 3 * bytes + at;
    const offset = table.readUInt16BE(place);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? code : table.readUInt16BE(place + offset + 2 * (code - first));
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) add(ranges, code);
    }
  }
  return ranges;
}

/** Format 12: groups of code points. */
function readGroups(table: Buffer): Coverage {
  const count = table.readUInt32BE(12);
  if (count > MAX_RANGES) throw new FontProblem('The font has a damaged table of characters.');
  return Array.from({length: count}, (_, at) => {
    const group = 16 + at * 12;
    return [table.readUInt32BE(group), table.readUInt32BE(group + 4)] as const;
  });
}

/**
 * Lists the characters that a font has.
 *
 * @throws {FontProblem} if the file is no font, or is damaged
 */
export function readCoverage(font: Buffer): Coverage {
  const cmap = readCmap(font);
  try {
    const tables = Array.from({length: cmap.readUInt16BE(2)}, (_, at) =>
      cmap.subarray(cmap.readUInt32BE(4 + at * 8 + 4)),
    );
    const groups = tables.find((table) => table.readUInt16BE(0) === 12);
    if (groups) return readGroups(groups);
    const segments = tables.find((table) => table.readUInt16BE(0) === 4);
    if (segments) return readSegments(segments);
  } catch (error) {
    throw error instanceof FontProblem
      ? error
      : new FontProblem('The font has a damaged table of characters.', {cause: error});
  }
  throw new FontProblem('The font has no table of Unicode characters.');
}

/** Returns true if a font has a character. */
export function covers(coverage: Coverage, code: number): boolean {
  let [low, high] = [0, coverage.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = coverage[middle] ?? [0, 0];
    if (code < first) high = middle - 1;
    else if (code > last) low = middle + 1;
    else return true;
  }
  return false;
}
