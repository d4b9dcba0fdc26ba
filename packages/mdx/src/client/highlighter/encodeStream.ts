import {COMMON_TYPES, encodeIndex} from '../tokenTypes.js';

/** Result of Prism: plain texts and tokens, in the order of the code. */
export type PrismStream = readonly (string | PrismToken)[];

export interface PrismToken {
  readonly type: string;
  readonly alias?: string | readonly string[] | null;
  readonly content: string | PrismToken | PrismStream;
}

interface Run {
  readonly types: string;
  readonly length: number;
}

const COMMON: ReadonlyMap<string, number> = new Map(COMMON_TYPES.map((types, index) => [types, index]));

/**
 * Encodes tokens of Prism in the format that `splitTokens` reads, without the hash.
 *
 * @returns an empty string if nothing is coloured.
 */
export function encodeStream(stream: PrismStream): string {
  const runs: Run[] = [];
  collectRuns(stream, '', runs);
  while (runs.at(-1)?.types === '') runs.pop();
  return encodeRuns(runs);
}

/**
 * Adds a run (types and length) for each text in a list of tokens. Runs with equal types are not merged, since
 * prism-react-renderer also makes an element of each text.
 */
function collectRuns(stream: PrismStream, outer: string, runs: Run[]): void {
  for (const token of stream) {
    if (typeof token !== 'string') collectRuns([token.content].flat(), joinTypes(outer, token), runs);
    else if (token !== '') runs.push({types: outer, length: token.length});
  }
}

function joinTypes(outer: string, {type, alias}: PrismToken): string {
  const own = appendType(outer, type);
  if (!alias) return own;
  return typeof alias === 'string' ? appendType(own, alias) : [own, ...alias].join(' ');
}

/** Appends a type to a list of types, unless it repeats the last one: "tag" in "tag" is one type. */
function appendType(types: string, type: string): string {
  if (types === '') return type;
  return types === type || types.endsWith(` ${type}`) ? types : `${types} ${type}`;
}

function encodeRuns(runs: readonly Run[]): string {
  const extra: string[] = [];
  const body = runs.map(({types, length}) => signOf(types, extra) + (length === 1 ? '' : length)).join('');
  return extra.length > 0 ? `${extra.join(',')};${body}` : body;
}

function signOf(types: string, extra: string[]): string {
  if (types === '') return '.';
  const common = COMMON.get(types);
  if (common !== undefined) return encodeIndex(common);
  let index = extra.indexOf(types);
  if (index === -1) index = extra.push(types) - 1;
  return encodeIndex(COMMON_TYPES.length + index);
}
