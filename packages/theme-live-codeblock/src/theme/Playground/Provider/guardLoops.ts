import jsTokens, {type Token} from 'js-tokens';
import {transform} from 'sucrase';

/** @swizzle wrap=forbidden eject=unsafe */
/** Name of the variable through which code with loop checks calls the functions of `LoopChecks`. */
export const CHECKS_NAME = '__loopChecks';

const HAS_LOOP = /\b(?:for|while)\b/;
const IGNORED: ReadonlySet<string> = new Set([
  'WhiteSpace',
  'LineTerminatorSequence',
  'SingleLineComment',
  'MultiLineComment',
]);
const OPENING: ReadonlySet<string> = new Set(['(', '[', '{']);
const CLOSING: ReadonlySet<string> = new Set([')', ']', '}']);

/** A token of the code with its position. Spaces and comments are left out. */
interface PlacedToken {
  readonly type: Token['type'];
  readonly value: string;
  /** Offset in the code. */
  readonly start: number;
  readonly end: number;
  /** Number of brackets and template expressions around the token. A bracket is not counted for its own token. */
  readonly depth: number;
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

function tokenize(code: string): PlacedToken[] {
  const tokens: PlacedToken[] = [];
  let end = 0;
  let depth = 0;
  for (const {type, value} of jsTokens(code)) {
    const start = end;
    end += value.length;
    if (IGNORED.has(type)) continue;
    const isPunctuator = type === 'Punctuator';
    if (type === 'TemplateTail' || (isPunctuator && CLOSING.has(value))) depth -= 1;
    tokens.push({type, value, start, end, depth});
    if (type === 'TemplateHead' || (isPunctuator && OPENING.has(value))) depth += 1;
  }
  return tokens;
}

/** The part between the parentheses after `while` or `for`. */
interface LoopHeader {
  /** Tokens of the header, except tokens in nested brackets. */
  readonly tokens: readonly PlacedToken[];
  /** Offsets of the code between the parentheses. */
  readonly start: number;
  readonly end: number;
}

/**
 * The header of a loop, whose opening parenthesis is the token at `index`; `undefined` if that token is no parenthesis,
 * or the parenthesis is not closed.
 */
function headerAt(tokens: readonly PlacedToken[], index: number): LoopHeader | undefined {
  const open = tokens[index];
  if (open?.value !== '(') return undefined;
  const closeIndex = tokens.findIndex((token, at) => at > index && token.depth === open.depth);
  const close = tokens[closeIndex];
  if (!close) return undefined;
  const inside = tokens.slice(index + 1, closeIndex).filter(({depth}) => depth === open.depth + 1);
  return {tokens: inside, start: open.end, end: close.start};
}

const NOT_BEFORE_OF: ReadonlySet<string> = new Set(['const', 'let', 'var']);

/**
 * Returns the texts to insert into `for (const item of items)`, so that the items are wrapped in a call of a check;
 * none for `for (const key in object)`.
 */
function guardItems(
  {tokens, end}: LoopHeader,
  call: (method: string) => string,
  isAsync: boolean,
): Insertion[] {
  const of = tokens.find(
    ({type, value}, at) =>
      type === 'IdentifierName' &&
      value === 'of' &&
      at > 0 &&
      !NOT_BEFORE_OF.has(tokens[at - 1]?.value ?? ''),
  );
  if (!of) return [];
  return [
    {at: of.end, text: ` ${call(isAsync ? 'eachAsync' : 'each')}, `},
    {at: end, text: ')'},
  ];
}

/**
 * Returns the texts to insert into the code for the loop whose `for` or `while` is the token at `index`.
 *
 * @param program - number of this version of the code; see `LoopChecks`
 */
function guardLoop(tokens: readonly PlacedToken[], index: number, program: number): Insertion[] {
  const call = (method: string) => `${CHECKS_NAME}.${method}(${program}`;
  const isAsync = tokens[index + 1]?.value === 'await';
  const header = headerAt(tokens, index + (isAsync ? 2 : 1));
  if (!header) return [];
  if (tokens[index]?.value === 'while') return [{at: header.start, text: `${call('check')}), `}];
  const [first, second] = header.tokens.filter(({value}) => value === ';');
  // Objects do not repeat their keys, so `for (key in object)` always ends.
  if (!first || !second) return guardItems(header, call, isAsync);
  const hasCondition = header.tokens.some(({start}) => start > first.start && start < second.start);
  return [{at: first.end, text: `${call('check')})${hasCondition ? ',' : ''}`}];
}

function isLoop(tokens: readonly PlacedToken[], index: number): boolean {
  const {type, value} = tokens[index] ?? {};
  if (type !== 'IdentifierName' || (value !== 'for' && value !== 'while')) return false;
  return !/^\??\.$/.test(tokens[index - 1]?.value ?? '');
}

function insert(code: string, insertions: readonly Insertion[]): string {
  let result = '';
  let end = 0;
  for (const {at, text} of [...insertions].sort((a, b) => a.at - b.at)) {
    result += code.slice(end, at) + text;
    end = at;
  }
  return result + code.slice(end);
}

export interface GuardOptions {
  /** The number of this version of the code; see `LoopChecks`. */
  readonly program: number;
  readonly hasTypes: boolean;
  /** True if the code is one expression, false if it is statements. */
  readonly isExpression: boolean;
}

/**
 * Compiles TypeScript and JSX to JavaScript in which each iteration of a loop calls `LoopChecks`, except in `for … in`,
 * which always ends. Code without the words `for` and `while` is returned unchanged, not compiled.
 *
 * @throws {SyntaxError} if the code cannot be parsed
 */
export function guardLoops(code: string, {program, hasTypes, isExpression}: GuardOptions): string {
  if (!HAS_LOOP.test(code)) return code;
  const {code: script} = transform(isExpression ? `(${code.trim().replace(/;$/, '')})` : code, {
    transforms: hasTypes ? ['jsx', 'typescript'] : ['jsx'],
    // Transforms to older JavaScript would put functions before the code, so that it would no longer be an expression.
    disableESTransforms: true,
    production: true,
  });
  const tokens = tokenize(script);
  const insertions = tokens.flatMap((_token, index) =>
    isLoop(tokens, index) ? guardLoop(tokens, index, program) : [],
  );
  return insert(script, insertions);
}
