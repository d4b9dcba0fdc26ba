import {stripVTControlCharacters} from 'node:util';
import type {Sample, SampleFile} from './Sample.js';

export interface PlacedOutput {
  /** Output in which lines of files of the sample are lines of the page. */
  readonly output: string;
  /** Line of the page that the output names first, from 1. */
  readonly line: number | undefined;
}

/**
 * Matches the text between a file and a line, and the line, as programs write them: "a.ts:1", "a.ts(1,2)", 'File
 * "a.py", line 1', "a.sh: line 1:", "a.sh: 1:".
 */
const BETWEEN = /^(:|\(|"?, line |: line |: (?=\d+:))(\d+)/;
/** Longest line that is printed, in characters. */
const MAX_LINE = 300;

/**
 * Replaces the files of a sample in its output by the page: "/…/sample.ts:12" → "docs/page.md:40".
 *
 * @param page - path of the page that is printed
 * @param folder - absolute folder of the sample
 */
export function placeInOutput(
  text: string,
  {files}: Pick<Sample, 'files'>,
  {page, folder}: {page: string; folder: string},
): PlacedOutput {
  const relative = stripVTControlCharacters(text)
    .replaceAll(`file://${folder}/`, '')
    .replaceAll(`${folder}/`, '');
  const lines: number[] = [];
  // The longest path first: "src/a.ts" before "a.ts".
  const sorted = files.toSorted((a, b) => b.path.length - a.path.length);
  const output = sorted.reduce((shown, file) => replaceFile(shown, file, {page, lines}), relative);
  const shown = output.trimEnd().split('\n').map(cutLine).join('\n');
  return {output: shown, line: firstOf(output, page) ?? lines[0]};
}

function cutLine(line: string): string {
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line;
}

function replaceFile(
  text: string,
  {path, pageLines}: SampleFile,
  {page, lines}: {page: string; lines: number[]},
): string {
  const [first = '', ...parts] = text.split(path);
  let result = first;
  for (const part of parts) {
    const [all = '', between = '', number] = /[\w./-]$/.test(result) ? [] : (BETWEEN.exec(part) ?? []);
    const line = pageLines[Number(number) - 1];
    if (line === undefined) result += path + part;
    else {
      lines.push(line);
      result += `${page}${between}${line}${part.slice(all.length)}`;
    }
  }
  return result;
}

/** The first line of the page that the output names. */
function firstOf(output: string, page: string): number | undefined {
  for (const part of output.split(page).slice(1)) {
    const number = BETWEEN.exec(part)?.[2];
    if (number !== undefined) return Number(number);
  }
  return undefined;
}
