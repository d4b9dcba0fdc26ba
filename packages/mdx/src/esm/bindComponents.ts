import type {
  ArrowFunctionExpression,
  FunctionDeclaration,
  FunctionExpression,
  JSXElement,
  Node,
  Program,
} from 'estree-jsx';
import {createVisitors, type Scope} from 'estree-util-scope';
import {walk} from 'estree-walker';
import type {Compilation} from '../compilation.js';
import {badName, isComponentName} from '../template/componentName.js';
import {wordSet} from '../wordSet.js';
import {parseStatements} from './parseModule.js';

type AnyFunction = ArrowFunctionExpression | FunctionDeclaration | FunctionExpression;

/** Use of a component in JSX: "Tabs", "Box.Part". */
interface ComponentUse {
  readonly name: string;
  /** Scopes around the tag, from the scope of the module to the innermost one. */
  readonly scopes: readonly Scope[];
  /**
   * Outermost function around the tag. It has to be a component or a hook, since a hook reads the component map at its
   * start.
   */
  readonly owner: AnyFunction;
}

/** Name of the function that creates a page's content. */
export const CONTENT_FUNCTION = '_createMdxContent';

/**
 * Declares the components that a module uses in JSX but does not define. Each outermost function that uses such
 * components gets them from the component map (name → React component, from `useMDXComponents`), as in MDX, and throws
 * if the map lacks one of them.
 *
 * @param program - with a function named CONTENT_FUNCTION; changed in place.
 * @param used - components that the content function uses outside of JSX.
 * @throws {MarkdownError} `MDX_SYNTAX` for a name that no component can have, such as `<if.a>`, which parsers of JSX
 * accept.
 */
export function bindComponents(
  program: Program,
  used: ReadonlySet<string>,
  compilation: Pick<Compilation, 'input'>,
): void {
  const {scope, uses} = findUses(program);
  const missing = new Map<AnyFunction, Set<string>>();
  const add = (owner: AnyFunction, name: string): void => {
    missing.set(owner, (missing.get(owner) ?? new Set()).add(name));
  };
  for (const {name, scopes, owner} of uses) {
    const root = rootOf(name);
    if (root === 'this') continue;
    if (!isComponentName(name)) throw badName(name, compilation);
    if (!scopes.some(({defined}) => defined.includes(root))) add(owner, name);
  }
  const content = program.body.find((node) => isFunctionNamed(node, CONTENT_FUNCTION));
  if (content) missing.set(content, new Set([...(missing.get(content) ?? []), ...used]));
  for (const [owner, names] of missing) {
    const unbound = [...names].filter((name) => !isBound(rootOf(name), scope));
    const map = `const _components=$r.useComponents(${owner === content ? 'props' : '{}'});`;
    insert(owner, `${map}${bindings(unbound)}${checks(names, scope)}`);
  }
}

function findUses(program: Program): {scope: Scope; uses: readonly ComponentUse[]} {
  const visitors = createVisitors();
  const uses: ComponentUse[] = [];
  const functions: AnyFunction[] = [];
  walk(program, {
    enter(node) {
      visitors.enter(node);
      if (isFunction(node)) functions.push(node);
      const name = node.type === 'JSXElement' ? componentName(node) : undefined;
      const [owner] = functions;
      if (name !== undefined && owner) uses.push({name, scopes: [...visitors.scopes], owner});
    },
    leave(node) {
      visitors.exit(node);
      if (isFunction(node)) functions.pop();
    },
  });
  // The scope is complete only after the walk, since code may use a function above its declaration.
  return {scope: visitors.scopes[0], uses};
}

/** Returns the name of the component that an element uses; `undefined` for a tag ("b", "x-y", "svg:rect"). */
function componentName({openingElement}: JSXElement): string | undefined {
  let {name} = openingElement;
  if (name.type === 'JSXNamespacedName') return undefined;
  const path: string[] = [];
  while (name.type === 'JSXMemberExpression') {
    path.unshift(name.property.name);
    name = name.object;
  }
  if (path.length === 0 && (/^[a-z]/.test(name.name) || name.name.includes('-'))) return undefined;
  return [name.name, ...path].join('.');
}

/** True for a name that the module defines, and for `props`, the parameter of the content function. */
function isBound(name: string, {defined}: Scope): boolean {
  return name === 'props' || defined.includes(name);
}

function rootOf(name: string): string {
  return name.split('.', 1)[0] ?? name;
}

function bindings(names: readonly string[]): string {
  const roots = new Set(names.map(rootOf));
  return roots.size > 0 ? `const{${[...roots].join(',')}}=_components;` : '';
}

function checks(names: ReadonlySet<string>, scope: Scope): string {
  const checked = new Set([...names].flatMap((name) => (name.includes('.') ? [rootOf(name), name] : [name])));
  return [...checked]
    .filter((name) => !isBound(name, scope))
    .map((name) => `if(!${name})_missingMdxReference(${JSON.stringify(name)});`)
    .join('');
}

/**
 * Inserts statements at the start of a function. An arrow function that is only an expression gets a body in braces.
 */
function insert(owner: AnyFunction, code: string): void {
  const statements = parseStatements(code);
  if (owner.body.type === 'BlockStatement') owner.body.body.unshift(...statements);
  else {
    const argument = owner.body;
    owner.body = {type: 'BlockStatement', body: [...statements, {type: 'ReturnStatement', argument}]};
    if (owner.type === 'ArrowFunctionExpression') owner.expression = false;
  }
}

const FUNCTIONS = wordSet('ArrowFunctionExpression FunctionDeclaration FunctionExpression');

function isFunction(node: Node): node is AnyFunction {
  return FUNCTIONS.has(node.type);
}

export function isFunctionNamed(node: Node, name: string): node is FunctionDeclaration {
  return node.type === 'FunctionDeclaration' && node.id?.name === name;
}
