import {COMMON_TYPES, encodeIndex} from '../tokenTypes.js';

/** What Prism makes of a text. */
export type PrismStream = readonly (string | PrismToken)[];

export interface PrismToken {
  readonly type: string;
  readonly alias?: string | readonly string[];
  readonly content: string | PrismToken | PrismStream;
}

interface Run {
  readonly types: string;
  length: number;
}

const COMMON = new Map(COMMON_TYPES.map((types, index) => [types, index]));

/** @returns the string that `splitTokens` reads; empty where nothing is coloured. */
export function encodeStream(stream: PrismStream): string {
  const runs: Run[] = [];
  collectRuns(stream, '', runs);
  if (runs.at(-1)?.types === '') runs.pop();
  return encodeRuns(runs);
}

function collectRuns(stream: PrismStream, outer: string, runs: Run[]): void {
  for (const token of stream) {
    if (typeof token === 'string') appendRun(token, outer, runs);
    else collectToken(token, outer, runs);
  }
}

function collectToken(token: PrismToken, outer: string, runs: Run[]): void {
  const types = joinTypes(outer, token);
  const {content} = token;
  if (typeof content === 'string') appendRun(content, types, runs);
  else collectRuns(isStream(content) ? content : [content], types, runs);
}

function isStream(content: PrismToken | PrismStream): content is PrismStream {
  return Array.isArray(content);
}

function joinTypes(outer: string, {type, alias}: PrismToken): string {
  if (outer === '' && alias === undefined) return type;
  const own = [type, ...(alias === undefined ? [] : typeof alias === 'string' ? [alias] : alias)];
  const all = outer === '' ? own : [...outer.split(' '), ...own];
  return all.filter((name, index) => all.lastIndexOf(name) === index).join(' ');
}

function appendRun(text: string, types: string, runs: Run[]): void {
  const last = runs.at(-1);
  if (text === '') return;
  if (last?.types === types) last.length += text.length;
  else runs.push({types, length: text.length});
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
