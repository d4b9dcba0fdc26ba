// Reads the members of a plugin interface from its source, with their doc comments split into tags.
import {parseAst} from 'vitest/node';

/** A method of the interface: a hook or an action. */
export interface Member {
  readonly name: string;
  /** Declaration in one line. */
  readonly signature: string;
  /** Text of the doc comment before the first tag. */
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

/** Lines of a comment without `*`. */
function linesOf(comment: string): string[] {
  return comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
}

/** Parts of a doc comment by tag name ("when", "input"). The text before the first tag is "summary". */
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

/** Methods of an interface in source code, in order. Members that are not functions are left out. */
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
