import {diff3Merge} from 'node-diff3';

export interface MergeInput {
  /** Text of the file when it was ejected. */
  readonly base: string;
  /** Text of the file in the site. */
  readonly ours: string;
  /** Text of the file in the current version of the theme. */
  readonly theirs: string;
  /** Texts after the conflict marks "<<<<<<<" and ">>>>>>>": "this site", "@lectern/theme-classic 1.2.0". */
  readonly labels: {readonly ours: string; readonly theirs: string};
}

export interface MergeResult {
  readonly text: string;
  /** Line of the first mark of each conflict, from 1. */
  readonly conflicts: readonly number[];
}

const CONFLICT_MARK = /^<{7}(?: |$)/m;

/** Line of the first conflict mark in a text, from 1; `undefined` if there is none. */
export function conflictLine(text: string): number | undefined {
  const at = text.search(CONFLICT_MARK);
  return at === -1 ? undefined : text.slice(0, at).split('\n').length;
}

function toLines(text: string): string[] {
  return text.replaceAll('\r\n', '\n').split('\n');
}

/** Merges three texts line by line. The result has the line ends of the site's file. */
export function mergeTexts({base, ours, theirs, labels}: MergeInput): MergeResult {
  const lines: string[] = [];
  const conflicts: number[] = [];
  const parts = diff3Merge(toLines(ours), toLines(base), toLines(theirs), {excludeFalseConflicts: true});
  for (const part of parts) {
    if (part.ok) lines.push(...part.ok);
    if (!part.conflict) continue;
    conflicts.push(lines.length + 1);
    const {a, b} = part.conflict;
    lines.push(`<<<<<<< ${labels.ours}`, ...a, '=======', ...b, `>>>>>>> ${labels.theirs}`);
  }
  return {text: lines.join(ours.includes('\r\n') ? '\r\n' : '\n'), conflicts};
}
