import fs from 'node:fs';
import path from 'node:path';
import type {SourcePlace} from '../errors/SiteError.js';

/**
 * The line of a place with one line around it.
 *
 * @param place - line and column from 1
 * @returns `undefined` where the text has no such line.
 */
export function codeFrame(text: string, {line, column}: {line: number; column?: number}): string | undefined {
  const lines = text.split(/\r?\n/);
  if (line < 1 || line > lines.length) return undefined;
  const first = Math.max(1, line - 1);
  const last = Math.min(lines.length, line + 1);
  const width = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const marker = number === line ? '>' : ' ';
    frame.push(`${marker} ${String(number).padStart(width)} | ${lines[number - 1]}`.trimEnd());
    if (number === line && column !== undefined)
      frame.push(`  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`);
  }
  return frame.join('\n');
}

/** The frame of a place in a file that may be relative to the site; `undefined` where there is no such line to show. */
export function frameAt({file, line, column}: SourcePlace, siteDir: string): string | undefined {
  if (line === undefined) return undefined;
  try {
    return codeFrame(fs.readFileSync(path.resolve(siteDir, file), 'utf8'), {line, column});
  } catch {
    return undefined;
  }
}
