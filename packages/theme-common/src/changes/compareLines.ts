import {align} from './align.js';
import {append} from './append.js';
import type {Budget} from './Budget.js';
import {Keys} from './Keys.js';
import {isSpace, splitCode} from './splitWords.js';

/** A piece of a line of code. `isChanged`: the other version of the line does not have it. */
export interface LinePiece {
  readonly text: string;
  readonly isChanged: boolean;
}

export interface CodeLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly pieces: readonly LinePiece[];
}

/** Share of the letters that two lines must have in common for their words to be compared. */
const MIN_SHARE = 0.4;

/** Compares code line by line, and changed lines word by word. */
export function compareLines(before: string, after: string, budget: Budget): readonly CodeLine[] {
  const [beforeLines, afterLines] = [before.split('\n'), after.split('\n')];
  const keys = new Keys();
  const keysOf = (lines: readonly string[]) => lines.map((line) => keys.of(line));
  const result: CodeLine[] = [];
  let [beforeAt, afterAt] = [0, 0];
  const addChanged = (beforeEnd: number, afterEnd: number) =>
    append(
      result,
      compareGroup(beforeLines.slice(beforeAt, beforeEnd), afterLines.slice(afterAt, afterEnd), budget),
    );
  for (const [beforeIndex, afterIndex] of align(keysOf(beforeLines), keysOf(afterLines), budget)) {
    addChanged(beforeIndex, afterIndex);
    result.push({kind: 'same', pieces: [{text: afterLines[afterIndex] ?? '', isChanged: false}]});
    [beforeAt, afterAt] = [beforeIndex + 1, afterIndex + 1];
  }
  addChanged(beforeLines.length, afterLines.length);
  return result;
}

/** Compares lines that follow each other. Removed and added lines are paired in their order if there are as many. */
function compareGroup(before: readonly string[], after: readonly string[], budget: Budget): CodeLine[] {
  const isPaired = before.length === after.length;
  const pairs = before.map((line, index) =>
    isPaired ? comparePieces(line, after[index] ?? '', budget) : undefined,
  );
  const wholeLine = (text: string): readonly LinePiece[] => [{text, isChanged: false}];
  return [
    ...before.map(
      (line, index): CodeLine => ({kind: 'removed', pieces: pairs[index]?.before ?? wholeLine(line)}),
    ),
    ...after.map(
      (line, index): CodeLine => ({kind: 'added', pieces: pairs[index]?.after ?? wholeLine(line)}),
    ),
  ];
}

/** Compares two lines. @returns `undefined` if they have little in common */
function comparePieces(
  before: string,
  after: string,
  budget: Budget,
): {readonly before: readonly LinePiece[]; readonly after: readonly LinePiece[]} | undefined {
  const keys = new Keys();
  const [beforePieces, afterPieces] = [splitCode(before), splitCode(after)];
  const keysOf = (pieces: readonly string[]) => pieces.map((piece) => keys.of(piece));
  const matches = align(keysOf(beforePieces), keysOf(afterPieces), budget);
  const length = (pieces: readonly string[]) =>
    pieces.reduce((sum, piece) => sum + (isSpace(piece) ? 0 : piece.length), 0);
  const same = length(matches.map(([, at]) => afterPieces[at] ?? ''));
  if (same < MIN_SHARE * Math.max(length(beforePieces), length(afterPieces))) return undefined;
  return {
    before: joinPieces(beforePieces, new Set(matches.map(([at]) => at))),
    after: joinPieces(afterPieces, new Set(matches.map(([, at]) => at))),
  };
}

function joinPieces(pieces: readonly string[], same: ReadonlySet<number>): readonly LinePiece[] {
  const joined: {text: string; isChanged: boolean}[] = [];
  for (const [index, text] of pieces.entries()) {
    const isChanged = !same.has(index);
    const last = joined.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else joined.push({text, isChanged});
  }
  return joined;
}
