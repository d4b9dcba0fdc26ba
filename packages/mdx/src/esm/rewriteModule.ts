import {
  type ExportNamedDeclaration,
  type Identifier,
  type ImportDeclaration,
  type Literal,
  type Node,
  Parser,
  type Pattern,
  type Program,
} from 'acorn';
import type {ImportedModule} from './moduleText.js';
import {visitEstree} from './visitEstree.js';

export interface RewrittenModule {
  /** The module's statements without imports and exports. */
  readonly body: string;
  /** Declarations that take the place of the imports. */
  readonly imports: readonly string[];
  /** Entries of an object literal: "name", "name:local" or "...spread". */
  readonly exports: readonly string[];
  /** Names among `exports`. */
  readonly exportNames: ReadonlySet<string>;
  /** Default imports by local name. */
  readonly defaultImports: ReadonlyMap<string, ImportedModule>;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Turns an ES module into statements of a function, asking `load` for what it imports or requires. */
export function rewriteModule(code: string, load: (request: string) => ImportedModule): RewrittenModule {
  const program = Parser.parse(code, {ecmaVersion: 'latest', sourceType: 'module'});
  const edits: Edit[] = [];
  const imports: string[] = [];
  const exports = new Map<string, string>();
  const defaultImports = new Map<string, ImportedModule>();
  let counter = 0;
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      edits.push({start: statement.start, end: statement.end, text: ''});
      const loaded = load(String(statement.source.value));
      imports.push(...importDeclarations(statement, loaded, defaultImports));
    } else if (statement.type === 'ExportAllDeclaration') {
      edits.push({start: statement.start, end: statement.end, text: ''});
      const {text} = load(String(statement.source.value));
      counter += 1;
      if (statement.exported) exports.set(nameOf(statement.exported), text);
      else exports.set(`...${counter}`, text);
    } else if (statement.type === 'ExportNamedDeclaration') {
      edits.push(exportNamed(statement, exports, load));
    } else if (statement.type === 'ExportDefaultDeclaration') {
      const {start, end, declaration} = statement;
      edits.push({start, end: declaration.type === 'Identifier' ? end : declaration.start, text: ''});
    }
  }
  edits.push(...requireEdits(program, load));
  return {
    body: applyEdits(code, edits),
    imports,
    exports: [...exports].map(([name, local]) => exportEntry(name, local)),
    exportNames: new Set(exports.keys()),
    defaultImports,
  };
}

function exportEntry(name: string, local: string): string {
  if (name.startsWith('...')) return `...(({default:_,...rest})=>rest)(${local})`;
  return name === local ? name : `${JSON.stringify(name)}:${local}`;
}

function importDeclarations(
  {specifiers}: ImportDeclaration,
  loaded: ImportedModule,
  defaultImports: Map<string, ImportedModule>,
): string[] {
  const named: string[] = [];
  const result: string[] = [];
  for (const specifier of specifiers) {
    const local = specifier.local.name;
    if (specifier.type === 'ImportNamespaceSpecifier') result.push(`const ${local}=${loaded.text};`);
    else {
      const imported = specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported);
      if (imported === 'default') defaultImports.set(local, loaded);
      named.push(imported === local ? local : `${JSON.stringify(imported)}:${local}`);
    }
  }
  if (named.length > 0) result.push(`const{${named.join(',')}}=${loaded.text};`);
  return result;
}

function exportNamed(
  statement: ExportNamedDeclaration,
  exports: Map<string, string>,
  load: (request: string) => ImportedModule,
): Edit {
  const {declaration, source, specifiers, start, end} = statement;
  if (declaration) {
    for (const name of declaredNames(declaration)) exports.set(name, name);
    return {start, end: declaration.start, text: ''};
  }
  const from = source ? load(String(source.value)).text : undefined;
  for (const {local, exported} of specifiers) {
    exports.set(nameOf(exported), from ? `${from}[${JSON.stringify(nameOf(local))}]` : nameOf(local));
  }
  return {start, end, text: ''};
}

function declaredNames(declaration: NonNullable<ExportNamedDeclaration['declaration']>): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({id}) => patternNames(id));
  return [declaration.id.name];
}

function patternNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        patternNames(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? patternNames(element) : []));
    case 'RestElement':
      return patternNames(pattern.argument);
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    default:
      return [];
  }
}

function nameOf(name: Identifier | Literal): string {
  return name.type === 'Identifier' ? name.name : String(name.value);
}

/** Literal `require('x')` and `import('x')`, wherever they stand. */
function requireEdits(program: Program, load: (request: string) => ImportedModule): Edit[] {
  const edits: Edit[] = [];
  visitEstree(program, (node) => {
    const request = requestOf(node);
    if (request === undefined) return;
    const {text} = load(request);
    edits.push({
      start: node.start,
      end: node.end,
      text: node.type === 'ImportExpression' ? `Promise.resolve(${text})` : text,
    });
  });
  return edits;
}

function requestOf(node: Node): string | undefined {
  if (node.type === 'ImportExpression' && 'source' in node) return literalOf(node.source);
  if (node.type !== 'CallExpression' || !('callee' in node) || !('arguments' in node)) return undefined;
  const {callee, arguments: [argument] = []} = node as unknown as {callee: Identifier; arguments?: unknown[]};
  return callee.type === 'Identifier' && callee.name === 'require' ? literalOf(argument) : undefined;
}

function literalOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null || !('type' in node)) return undefined;
  if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  const {quasis} = node as unknown as {quasis: readonly {value: {cooked?: string | null}}[]};
  return quasis.length === 1 ? (quasis[0]?.value.cooked ?? undefined) : undefined;
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (const {start, end, text} of [...edits].sort((a, b) => a.start - b.start)) {
    result += code.slice(position, start) + text;
    position = end;
  }
  return result + code.slice(position);
}
