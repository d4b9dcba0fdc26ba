import {diff3Merge} from 'node-diff3';

export interface MergeInput {
  /** The file as it was ejected. */
  readonly base: string;
  /** The file of the site. */
  readonly ours: string;
  /** The file as the theme has it now. */
  readonly theirs: string;
  /** Behind the conflict marks: "ejected from …" */
  readonly labels: {readonly ours: string; readonly theirs: string};
}

export interface MergeResult {
  readonly text: string;
  /** The lines of the conflict marks, from 1: one for each conflict. */
  readonly conflicts: readonly number[];
}

const CONFLICT_MARK = /^<{7}(?: |$)/m;

/** The line of the first conflict mark in a text, from 1. */
export function conflictLine(text: string): number | undefined {
  const at = text.search(CONFLICT_MARK);
  return at === -1 ? undefined : text.slice(0, at).split('\n').length;
}

function toLines(text: string): string[] {
  return text.replaceAll('\r\n', '\n').split('\n');
}

/** Merges line by line. The line ends are those of the site's file. */
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
