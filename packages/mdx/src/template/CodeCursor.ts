import {type Node, Parser} from 'acorn';

/** Reads JavaScript from left to right, without a parser as long as it is what engines write. */
export class CodeCursor {
  readonly code: string;
  position: number;

  constructor(code: string, position: number) {
    this.code = code;
    this.position = position;
  }

  /** Goes past white space and comments of the form that engines write. */
  skipSpace(): void {
    const sign = this.code.charCodeAt(this.position);
    if (sign > 32 && sign !== 47) return;
    SPACE.lastIndex = this.position;
    SPACE.test(this.code);
    this.position = SPACE.lastIndex;
  }

  /** Goes past `text`, and white space before it, if that is what follows. */
  take(text: string): boolean {
    this.skipSpace();
    if (!this.code.startsWith(text, this.position)) return false;
    this.position += text.length;
    return true;
  }

  /** @throws {UnknownShape} if something else follows. */
  expect(text: string): void {
    if (!this.take(text)) this.fail();
  }

  fail(): never {
    throw new UnknownShape(`Unexpected code at ${this.position}`);
  }

  /** Goes past what a sticky pattern matches here. */
  match(pattern: RegExp): RegExpExecArray | null {
    this.skipSpace();
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.code);
    if (match) this.position += match[0].length;
    return match;
  }

  /** Whether the value before the cursor is complete: an operator might follow. */
  atDelimiter(): boolean {
    this.skipSpace();
    return ',]});'.includes(this.code.charAt(this.position));
  }

  /** The string literal that follows, `undefined` (and no move) if none does. */
  takeString(): string | undefined {
    this.skipSpace();
    const {code, position} = this;
    const quote = code.charAt(position);
    if (quote !== '"' && quote !== "'") return undefined;
    const simple = code.slice(position + 1, code.indexOf(quote, position + 1));
    if (!simple.includes('\\')) {
      this.position += simple.length + 2;
      return simple;
    }
    const literal = this.match(quote === '"' ? DOUBLE_QUOTED : SINGLE_QUOTED)?.[0];
    if (literal === undefined) return this.fail();
    return quote === '"' && !NO_JSON.test(literal)
      ? (JSON.parse(literal) as string)
      : unescapeJs(literal.slice(1, -1));
  }

  /** The text of the expression that follows, up to a comma. */
  takeExpression(): string {
    this.skipSpace();
    const start = this.position;
    this.position = ExpressionParser.endOf(this.code, start);
    return this.code.slice(start, this.position);
  }
}

/** The code is not what engines write: it stays as it is. */
export class UnknownShape extends Error {}

/** White space, and comments of the form that engines write. */
const SPACE = /(?:[ \t\r\n]|\/\*[\s\S]*?\*\/)*/y;

const DOUBLE_QUOTED = /"(?:[^"\\]+|\\[\s\S])*"/y;
const SINGLE_QUOTED = /'(?:[^'\\]+|\\[\s\S])*'/y;

/** What a string of JavaScript may hold, and one of JSON may not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about.
const NO_JSON = /[\0-\x1f]|\\(?:[^"\\/bfnrtu]|u\{)/;

const ESCAPES: {readonly [sign: string]: string} = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
  '\n': '',
};

function unescapeJs(text: string): string {
  return text.replace(
    /\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g,
    (_, point?: string, unit?: string, byte?: string, sign = '') => {
      const hex = point ?? unit ?? byte;
      return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (ESCAPES[sign] ?? sign);
    },
  );
}

/** What acorn's parser has, and its types hide. */
interface ParserInternals {
  nextToken(): void;
  parseMaybeAssign(): Node;
}

class ExpressionParser extends Parser {
  static endOf(code: string, start: number): number {
    const options = {ecmaVersion: 'latest', sourceType: 'module', preserveParens: true} as const;
    const parser = new ExpressionParser(options, code, start) as unknown as ParserInternals;
    parser.nextToken();
    return parser.parseMaybeAssign().end;
  }
}
