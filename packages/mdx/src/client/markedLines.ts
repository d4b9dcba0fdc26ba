import {commentReader} from './commentStyles.js';
import {parseRange} from './lineClasses.js';

/**
 * Comment in a code block that marks lines. It is alone on its line, and is not shown. `line` is the text of a comment
 * that marks the next line; `block` has the texts of two comments that mark the lines between them.
 */
export interface MagicComment {
  readonly className: string;
  readonly line?: string;
  readonly block?: {readonly start: string; readonly end: string};
}

export interface MarkedCode {
  /** Code without the lines of magic comments. */
  readonly code: string;
  /** Classes of lines, counted from 1: "highlighted:1,3-5;error:7"; `undefined` if no line is marked. */
  readonly lineClasses: string | undefined;
}

export interface MarkOptions {
  readonly code: string;
  readonly language: string;
  readonly meta: string;
  readonly magicComments: readonly MagicComment[];
}

type Effect = {readonly kind: 'line' | 'start' | 'end'; readonly className: string};

/**
 * Finds the marked lines of a code block. If its meta has a range ("{1,3-5}"), these lines get the class of the first
 * magic comment, and magic comments stay in the code. Otherwise, magic comments mark lines, and are removed from the
 * code.
 */
export function markLines({code, language, meta, magicComments}: MarkOptions): MarkedCode {
  const range = findLineRange(meta);
  if (range !== undefined && magicComments[0]) {
    const lines = parseRange(range, code.split('\n').length);
    return {code, lineClasses: encodeGroups(new Map([[magicComments[0].className, lines]]))};
  }
  const effects = effectsOf(magicComments);
  if (![...effects.keys()].some((directive) => code.includes(directive)))
    return {code, lineClasses: undefined};
  return removeMagicComments(code.split('\n'), effects, commentReader(language));
}

/**
 * Finds the range of lines in the meta of a code block: "1,3-5" in `js {1,3-5}`. Braces in values, as in `title="{1}"`,
 * do not count.
 */
export function findLineRange(meta: string): string | undefined {
  const parts = meta.matchAll(/=(?:"[^"]*"|'[^']*'|\{[^}]*\})|\{([\d,\s.…-]+)\}/g);
  for (const [, range] of parts) if (range !== undefined) return range;
  return undefined;
}

function effectsOf(magicComments: readonly MagicComment[]): ReadonlyMap<string, Effect> {
  const effects = new Map<string, Effect>();
  for (const {className, line, block} of magicComments) {
    if (line !== undefined) effects.set(line, {kind: 'line', className});
    if (block) effects.set(block.start, {kind: 'start', className}).set(block.end, {kind: 'end', className});
  }
  return effects;
}

function removeMagicComments(
  lines: readonly string[],
  effects: ReadonlyMap<string, Effect>,
  read: (line: string) => string | undefined,
): MarkedCode {
  const kept: string[] = [];
  const open = new Set<string>();
  const groups = new Map<string, number[]>();
  let next: string[] = [];
  for (const line of lines) {
    const effect = effects.get(read(line) ?? '\0');
    if (!effect) {
      kept.push(line);
      for (const className of new Set([...open, ...next])) {
        const lines = groups.get(className);
        if (lines) lines.push(kept.length);
        else groups.set(className, [kept.length]);
      }
      next = [];
    } else if (effect.kind === 'line') next.push(effect.className);
    else if (effect.kind === 'start') open.add(effect.className);
    else open.delete(effect.className);
  }
  return {code: kept.join('\n'), lineClasses: encodeGroups(groups)};
}

function encodeGroups(groups: ReadonlyMap<string, readonly number[]>): string | undefined {
  const parts = [...groups].filter(([, lines]) => lines.length > 0);
  return parts.length === 0
    ? undefined
    : parts.map(([className, lines]) => `${className}:${encodeRange(lines)}`).join(';');
}

/** Joins consecutive line numbers to ranges: [1, 3, 4, 5] → "1,3-5". */
function encodeRange(lines: readonly number[]): string {
  const parts: {first: number; last: number}[] = [];
  for (const line of [...new Set(lines)].sort((a, b) => a - b)) {
    const open = parts.at(-1);
    if (open?.last === line - 1) open.last = line;
    else parts.push({first: line, last: line});
  }
  return parts.map(({first, last}) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}
