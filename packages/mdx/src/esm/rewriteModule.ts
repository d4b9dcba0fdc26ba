import {parseExpressionAt} from 'acorn';
import type {
  ExportNamedDeclaration,
  Expression,
  Identifier,
  ImportDeclaration,
  Literal,
  Node,
  Pattern,
  Program,
  Statement,
} from 'estree-jsx';
import {toJs} from 'estree-util-to-js';
import {walk} from 'estree-walker';
import type {ImportedModule} from './moduleText.js';

export interface RewrittenModule {
  /** Code of the module's statements, without imports and exports. */
  readonly body: string;
  /** Declarations that replace the imports: "const{a}=$m[0];". */
  readonly imports: readonly string[];
  /**
   * Source code of each export, as part of an object literal: `a`, `"b":local`, or `...(expression)` for an
   * `export *`.
   */
  readonly exports: readonly string[];
  /** Names of `exports`; "...1", "...2" for each `export *`, as the names of the other module are not available. */
  readonly exportNames: ReadonlySet<string>;
  /** Default imports of the module: local name → imported module. */
  readonly defaultImports: ReadonlyMap<string, ImportedModule>;
}

/**
 * Converts an ES module to statements of a function. Calls `load` for each module that it imports or requires.
 *
 * @param program - without JSX and default export; changed in place.
 */
export function rewriteModule(program: Program, load: (request: string) => ImportedModule): RewrittenModule {
  const statements: Statement[] = [];
  const imports: string[] = [];
  const exports = new Map<string, string>();
  const defaultImports = new Map<string, ImportedModule>();
  let counter = 0;
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      imports.push(...importDeclarations(node, load(String(node.source.value)), defaultImports));
    } else if (node.type === 'ExportAllDeclaration') {
      const {text} = load(String(node.source.value));
      counter += 1;
      exports.set(node.exported ? nameOf(node.exported) : `...${counter}`, text);
    } else if (node.type === 'ExportNamedDeclaration') {
      addExports(node, exports, load);
      if (node.declaration) statements.push(node.declaration);
    } else if (node.type !== 'ExportDefaultDeclaration') statements.push(node);
  }
  program.body = statements;
  replaceRequires(program, load);
  return {
    body: toJs(program).value.trim(),
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

function addExports(
  {declaration, source, specifiers}: ExportNamedDeclaration,
  exports: Map<string, string>,
  load: (request: string) => ImportedModule,
): void {
  for (const name of declaration ? declaredNames(declaration) : []) exports.set(name, name);
  const from = source ? load(String(source.value)).text : undefined;
  for (const {local, exported} of specifiers) {
    exports.set(nameOf(exported), from ? `${from}[${JSON.stringify(nameOf(local))}]` : nameOf(local));
  }
}

/** Returns the names that a declaration defines. */
export function declaredNames(declaration: NonNullable<ExportNamedDeclaration['declaration']>): string[] {
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

/** Returns the name of an import or export, which is an identifier or a string. */
export function nameOf(name: Identifier | Literal): string {
  return name.type === 'Identifier' ? name.name : String(name.value);
}

const JSON_FILE = /\.json$/i;

/**
 * Replaces each `require('x')` and `import('x')` whose request is a literal by the expression for its module, anywhere
 * in the code. For JSON, `require` returns the value itself, and `import` a module with the value as its default
 * export.
 */
function replaceRequires(program: Program, load: (request: string) => ImportedModule): void {
  walk(program, {
    enter(node) {
      const request = requestOf(node);
      if (request === undefined) return;
      const {text} = load(request);
      const required = JSON_FILE.test(request) ? `${text}.default` : text;
      this.replace(parseExpression(node.type === 'ImportExpression' ? `Promise.resolve(${text})` : required));
    },
  });
}

/**
 * Returns the literal requests of a module: in imports, in exports from other modules, and in calls of `require` and
 * `import`.
 */
export function requestsOf(program: Program): ReadonlySet<string> {
  const requests = new Set<string>();
  walk(program, {
    enter(node) {
      const request = sourceOrRequestOf(node);
      if (request !== undefined) requests.add(request);
    },
  });
  return requests;
}

/** Returns the request of an import, an export from another module, or a call of `require` or `import()`. */
export function sourceOrRequestOf(node: Node): string | undefined {
  return 'source' in node && node.source ? literalOf(node.source as Node) : requestOf(node);
}

function parseExpression(text: string): Expression {
  return parseExpressionAt(text, 0, {ecmaVersion: 'latest'}) as unknown as Expression;
}

/**
 * Returns the request of a node `require('x')` or `import('x')`; `undefined` for other nodes, and if the request is no
 * literal.
 */
export function requestOf(node: Node): string | undefined {
  if (node.type === 'ImportExpression') return literalOf(node.source);
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  return node.callee.name === 'require' ? literalOf(node.arguments[0]) : undefined;
}

/** Returns the value of a string literal, or of a template literal without expressions; `undefined` for other nodes. */
function literalOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type !== 'TemplateLiteral' || node.quasis.length !== 1) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}
