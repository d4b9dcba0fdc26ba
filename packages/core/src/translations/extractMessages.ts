import type {Argument, CallExpression, Expression, JSXElement, Module, Node, Span} from '@swc/core';
import type {Problem} from '../errors/SiteError.js';
import {
  bindingOf,
  type Constants,
  childrenText,
  type GivenText,
  givenText,
  propertyText,
  staticText,
} from './staticText.js';

/** The modules that export `Translate` and `translate`. */
const TRANSLATE_MODULES: ReadonlySet<string> = new Set([
  '@docusaurus/Translate',
  '@lectern/core/client/Translate',
]);

/** A translatable text in code: of a `<Translate>` element or a `translate()` call. */
export interface CodeMessage {
  /** Id of the message in translation files; the text if the code sets no id. */
  readonly id: string;
  /** Text in the default locale. */
  readonly message: string;
  readonly description?: string;
  /** Absolute path. */
  readonly file: string;
  /** Line number, from 1. */
  readonly line: number;
}

export interface ExtractedMessages {
  readonly messages: readonly CodeMessage[];
  /** Messages that cannot be read without running the code. */
  readonly problems: readonly Problem[];
}

interface CodeModule {
  readonly file: string;
  readonly constants: Constants;
  /** Key of an imported variable (`bindingOf`) → "component" for `Translate`, "function" for `translate`. */
  readonly imports: ReadonlyMap<string, 'component' | 'function'>;
  lineOf(span: Span): number;
}

/** Values that a `Translate` element or a `translate` call sets, before it is checked if they are constant texts. */
interface GivenMessage {
  readonly id: GivenText;
  readonly message: GivenText;
  readonly description: GivenText;
}

function importsOf(module: Module): CodeModule['imports'] {
  const imports = new Map<string, 'component' | 'function'>();
  for (const item of module.body) {
    if (item.type !== 'ImportDeclaration' || !TRANSLATE_MODULES.has(item.source.value)) continue;
    for (const specifier of item.specifiers) {
      if (specifier.type === 'ImportNamespaceSpecifier') continue;
      const name =
        specifier.type === 'ImportDefaultSpecifier'
          ? 'default'
          : (specifier.imported ?? specifier.local).value;
      if (name === 'default') imports.set(bindingOf(specifier.local), 'component');
      if (name === 'translate') imports.set(bindingOf(specifier.local), 'function');
    }
  }
  return imports;
}

/** Collects the constants at the top level of a module, exported or not. */
function constantsOf(module: Module): Constants {
  const constants = new Map<string, Expression>();
  for (const item of module.body) {
    const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (declaration.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    for (const {id, init} of declaration.declarations) {
      if (id.type === 'Identifier' && init) constants.set(bindingOf(id), init);
    }
  }
  return constants;
}

/** Iterates over all nodes of a syntax tree. */
function* nodesOf(value: unknown): Generator<Node> {
  const stack = [value];
  while (stack.length > 0) {
    const one = stack.pop();
    if (typeof one !== 'object' || one === null) continue;
    if (!Array.isArray(one) && 'type' in one && typeof one.type === 'string') yield one as Node;
    for (const child of Object.values(one).reverse()) stack.push(child);
  }
}

function attributeText({opening}: JSXElement, name: string, constants: Constants): GivenText {
  for (const attribute of opening.attributes) {
    if (attribute.type === 'SpreadElement') return 'dynamic';
    if (attribute.name.type !== 'Identifier' || attribute.name.value !== name) continue;
    const {value} = attribute;
    if (value?.type === 'StringLiteral') return {text: value.value};
    if (value?.type !== 'JSXExpressionContainer') return 'dynamic';
    return givenText(staticText(value.expression as Expression, constants));
  }
  return 'absent';
}

function elementMessage(element: JSXElement, {imports, constants}: CodeModule): GivenMessage | undefined {
  const {name} = element.opening;
  if (name.type !== 'Identifier' || imports.get(bindingOf(name)) !== 'component') return undefined;
  const between = childrenText(element.children, constants);
  return {
    id: attributeText(element, 'id', constants),
    message: between === 'absent' ? attributeText(element, 'children', constants) : between,
    description: attributeText(element, 'description', constants),
  };
}

/** Reads the message of a call `translate({id, message}, values)`. */
function functionMessage([first]: readonly Argument[], constants: Constants): GivenMessage {
  const object = first?.expression;
  if (object?.type !== 'ObjectExpression') return {id: 'dynamic', message: 'dynamic', description: 'absent'};
  const text = (name: string) => propertyText(object, name, constants);
  return {id: text('id'), message: text('message'), description: text('description')};
}

/**
 * Reads the message of an element in compiled code: `jsx(Translate, {id, children})`, `createElement(Translate, {id},
 * 'text')`.
 */
function compiledMessage(
  [component, props, child]: readonly Argument[],
  {imports, constants}: CodeModule,
): GivenMessage | undefined {
  const isTranslate =
    component?.expression.type === 'Identifier' &&
    imports.get(bindingOf(component.expression)) === 'component';
  const object = props?.expression;
  if (!isTranslate || object?.type !== 'ObjectExpression') return undefined;
  const text = (name: string) => propertyText(object, name, constants);
  const inProps = text('children');
  const own = child && staticText(child.expression, constants);
  const message = inProps === 'absent' && own !== undefined ? {text: own} : inProps;
  return {id: text('id'), message, description: text('description')};
}

function callMessage(
  {callee, arguments: given}: CallExpression,
  module: CodeModule,
): GivenMessage | undefined {
  if (callee.type === 'Identifier' && module.imports.get(bindingOf(callee)) === 'function')
    return functionMessage(given, module.constants);
  return compiledMessage(given, module);
}

/** Returns the reason why a message cannot be extracted; `undefined` if it can. */
function problemOf({id, message, description}: GivenMessage): string | undefined {
  const dynamic = Object.entries({id, message, description}).filter(([, value]) => value === 'dynamic');
  const [first] = dynamic;
  if (first) return `The ${first[0]} of this translation is no constant text, so it was left out.`;
  const isEmpty = id === 'absent' && message === 'absent';
  return isEmpty ? 'This translation has neither an id nor a text, so it was left out.' : undefined;
}

function textOf(value: GivenText): string | undefined {
  return typeof value === 'object' ? value.text : undefined;
}

function messageOf(node: Node, module: CodeModule): GivenMessage | undefined {
  if (node.type === 'JSXElement') return elementMessage(node as JSXElement, module);
  if (node.type === 'CallExpression') return callMessage(node as CallExpression, module);
  return undefined;
}

function collect(tree: Module, module: CodeModule): ExtractedMessages {
  const messages: CodeMessage[] = [];
  const problems: Problem[] = [];
  for (const node of nodesOf(tree.body)) {
    const found = messageOf(node, module);
    if (!found) continue;
    const line = module.lineOf((node as Node & {readonly span: Span}).span);
    const problem = problemOf(found);
    if (problem !== undefined) {
      problems.push({file: module.file, line, message: problem});
      continue;
    }
    const message = textOf(found.message) ?? textOf(found.id) ?? '';
    const description = textOf(found.description);
    const id = textOf(found.id) ?? message;
    messages.push({id, message, ...(description !== undefined && {description}), file: module.file, line});
  }
  return {messages, problems};
}

/** Makes a function that converts a source position of SWC (a byte offset, counted from 1) to a line number. */
function lineCounter(text: string): CodeModule['lineOf'] {
  const bytes = Buffer.from(text);
  return ({start}) =>
    bytes
      .subarray(0, start - 1)
      .toString('latin1')
      .split('\n').length;
}

/**
 * Converts a syntax error of SWC to a `Problem`. The error message of SWC has one line with the reason, then the code
 * with a mark below the wrong line.
 */
function syntaxProblem(file: string, error: unknown): Problem {
  const text = error instanceof Error ? error.message : String(error);
  const reason = /^\s*(?:x|×)\s*(.+)$/m.exec(text)?.[1] ?? text.split('\n')[0] ?? '';
  const line = /^\s*(\d+) [|│].*\n\s*[:·]/m.exec(text)?.[1];
  return {
    file,
    ...(line !== undefined && {line: Number(line)}),
    message: `The messages of this file were left out: its code cannot be read (${reason.trim()}).`,
  };
}

/**
 * Extracts the messages of `Translate` and `translate` from a JavaScript or TypeScript file. Parses the code, but does
 * not run it.
 *
 * @param file - absolute path; the extension decides how it is parsed
 */
export async function extractMessages(file: string, text: string): Promise<ExtractedMessages> {
  if (!text.includes('Translate')) return {messages: [], problems: []};
  // Imported only here, since most commands do not parse code.
  const {parse} = await import('@swc/core');
  const isTypeScript = /\.[cm]?tsx?$/.test(file);
  try {
    const tree = await parse(text, {
      ...(isTypeScript
        ? {syntax: 'typescript', tsx: file.endsWith('x'), decorators: true}
        : {syntax: 'ecmascript', jsx: true, decorators: true}),
      target: 'es2022',
    });
    const imports = importsOf(tree);
    if (imports.size === 0) return {messages: [], problems: []};
    return collect(tree, {file, imports, constants: constantsOf(tree), lineOf: lineCounter(text)});
  } catch (error) {
    return {messages: [], problems: [syntaxProblem(file, error)]};
  }
}
