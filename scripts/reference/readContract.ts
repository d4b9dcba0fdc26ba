// Reads the contract of plugins: the members of an interface with the parts of their comments.
import {parseAst} from 'vitest/node';

/** A hook or an action. */
export interface Member {
  readonly name: string;
  /** As it is declared, in one line. */
  readonly signature: string;
  /** The text before the first tag. */
  readonly summary: string;
  readonly when: string | undefined;
  readonly input: string | undefined;
  readonly output: string | undefined;
  readonly example: string | undefined;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/;

/** The lines of a comment, without the signs of the comment. */
function linesOf(comment: string): string[] {
  return comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
}

/** The parts of a comment: the text before the first tag as "summary", and each tag by its name. */
function partsOf(comment: string): Map<string, string> {
  const parts = new Map<string, string[]>();
  let name = 'summary';
  for (const line of linesOf(comment)) {
    const [, tag, rest] = /^@(\w+)(?: (.*))?$/s.exec(line) ?? [];
    if (tag !== undefined) name = tag;
    const text = tag === undefined ? line : (rest ?? '');
    parts.set(name, [...(parts.get(name) ?? []), text]);
  }
  return new Map([...parts].map(([part, lines]) => [part, lines.join('\n').trim()]));
}

function inOneLine(text: string): string {
  return text
    .replace(/\/\/[^\n]*\n/g, '')
    .replace(/\s+/g, ' ')
    .replace(/([({]) | ([)}])/g, '$1$2')
    .replace(/[,;](?=[)}])/g, '')
    .replace(/: \| /g, ': ')
    .replace(/;$/, '')
    .trim();
}

/** Members of an interface in source code; without those that are no functions. */
export function readContract(code: string, interfaceName: string): readonly Member[] {
  const {body} = parseAst(code, {lang: 'ts'}) as unknown as {readonly body: readonly Node[]};
  const declarations = body.map((node) => (node.declaration ?? node) as Node);
  const found = declarations.find(
    (node) => node.type === 'TSInterfaceDeclaration' && (node.id as {name: string}).name === interfaceName,
  );
  if (!found) throw new Error(`There is no interface ${interfaceName}.`);
  const members = (found.body as {readonly body: readonly Node[]}).body;
  return members
    .filter(({type}) => type === 'TSMethodSignature')
    .map(({start, end, key}) => {
      const parts = partsOf(COMMENT.exec(code.slice(0, start))?.[1] ?? '');
      const lineOf = (part: string) => parts.get(part)?.replace(/\s+/g, ' ');
      return {
        name: (key as {readonly name: string}).name,
        signature: inOneLine(code.slice(start, end)),
        summary: lineOf('summary') ?? '',
        when: lineOf('when'),
        input: lineOf('input'),
        output: lineOf('output'),
        example: parts.get('example'),
      };
    });
}
