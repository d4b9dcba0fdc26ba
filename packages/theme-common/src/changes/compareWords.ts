import {align} from './align.js';
import {append} from './append.js';
import type {Budget} from './Budget.js';
import type {Word} from './blocks.js';

/** Words of a text that are in both versions, or only in one. `before` and `after` are the same words for `same`. */
export interface WordPart {
  readonly kind: 'same' | 'changed';
  /** Words of the earlier version. */
  readonly before: readonly Word[];
  /** Words of the later version. */
  readonly after: readonly Word[];
}

/** Share of the letters that two texts must have in common. Below it, one replaces the other as a whole. */
const MIN_SHARE = 0.3;

/** Number of changed words on both sides between which a single equal word does not stay. */
const MANY_WORDS = 3;

const lettersIn = (words: readonly Word[]): number =>
  words.reduce((sum, {text, element}) => sum + (element ? Math.max(text.length, 3) : text.length), 0);

/** Compares two texts word by word. @returns one changed part if they have little in common */
export function compareWords(
  before: readonly Word[],
  after: readonly Word[],
  budget: Budget,
): readonly WordPart[] {
  const keysOf = (words: readonly Word[]) => words.map(({key}) => key);
  const parts: WordPart[] = [];
  let [beforeAt, afterAt] = [0, 0];
  const addChanged = (beforeEnd: number, afterEnd: number) => {
    const part = {before: before.slice(beforeAt, beforeEnd), after: after.slice(afterAt, afterEnd)};
    if (part.before.length + part.after.length > 0) parts.push({kind: 'changed', ...part});
  };
  for (const [beforeIndex, afterIndex] of align(keysOf(before), keysOf(after), budget)) {
    addChanged(beforeIndex, afterIndex);
    const part = {
      before: before.slice(beforeIndex, beforeIndex + 1),
      after: after.slice(afterIndex, afterIndex + 1),
    };
    parts.push({kind: 'same', ...part});
    [beforeAt, afterAt] = [beforeIndex + 1, afterIndex + 1];
  }
  addChanged(before.length, after.length);
  const joined = joinParts(joinParts(parts).map(withoutLoneWord));
  const same = joined.flatMap((part) => (part.kind === 'same' ? part.after : []));
  const share = lettersIn(same) / Math.max(1, lettersIn(before), lettersIn(after));
  return share < MIN_SHARE ? [{kind: 'changed', before, after}] : joined;
}

/** Joins neighbouring parts of one kind. */
function joinParts(parts: readonly WordPart[]): readonly WordPart[] {
  const joined: {kind: WordPart['kind']; before: Word[]; after: Word[]}[] = [];
  for (const {kind, before, after} of parts) {
    const last = joined.at(-1);
    if (last?.kind === kind) {
      append(last.before, before);
      append(last.after, after);
    } else joined.push({kind, before: [...before], after: [...after]});
  }
  return joined;
}

/**
 * Counts equal words as changed if they only interrupt a change: signs without letters, and a single word between many
 * changed words.
 */
function withoutLoneWord(part: WordPart, index: number, parts: readonly WordPart[]): WordPart {
  const [previous, next] = [parts[index - 1], parts[index + 1]];
  if (part.kind === 'changed' || !previous || !next) return part;
  const isSign = part.after.every(({text, element}) => !element && !/[\p{L}\p{N}]/u.test(text));
  const isMany = ({before, after}: WordPart) => Math.min(before.length, after.length) >= MANY_WORDS;
  const isLone = part.after.length === 1 && isMany(previous) && isMany(next);
  return isSign || isLone ? {...part, kind: 'changed'} : part;
}
