import type {CallExpression, Expression, ImportDeclaration, Program, SpreadElement} from 'estree';
import type {Problem} from '../errors/SiteError.js';
import {type FoundCall, findCalls} from './findCalls.js';
import {parseCode} from './parseCode.js';
import {childrenText, type GivenText, isNamed, propertyText} from './staticText.js';

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

type Argument = Expression | SpreadElement;

interface CodeModule {
  readonly file: string;
  readonly constants: ReadonlyMap<string, Expression>;
  /** Name of an imported variable → "component" for `Translate`, "function" for `translate`. */
  readonly imports: ReadonlyMap<string, 'component' | 'function'>;
}

/** Values that a `Translate` element or a `translate` call sets, before it is checked if they are constant texts. */
interface GivenMessage {
  readonly id: GivenText;
  readonly message: GivenText;
  readonly description: GivenText;
}

function importsOf({body}: Program): CodeModule['imports'] {
  const imports = new Map<string, 'component' | 'function'>();
  const own = body.filter(
    (item): item is ImportDeclaration =>
      item.type === 'ImportDeclaration' && TRANSLATE_MODULES.has(String(item.source.value)),
  );
  for (const specifier of own.flatMap(({specifiers}) => specifiers)) {
    const name = importedName(specifier);
    if (name === 'default') imports.set(specifier.local.name, 'component');
    if (name === 'translate') imports.set(specifier.local.name, 'function');
  }
  return imports;
}

/** Name in the module that exports the variable; `undefined` for all of its exports. */
function importedName(specifier: ImportDeclaration['specifiers'][number]): string | undefined {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return undefined;
  const {imported} = specifier;
  return imported.type === 'Identifier' ? imported.name : String(imported.value);
}

/** Collects the constants at the top level of a module, exported or not. */
function constantsOf({body}: Program): CodeModule['constants'] {
  const constants = new Map<string, Expression>();
  for (const item of body) {
    const declaration = item.type === 'ExportNamedDeclaration' ? item.declaration : item;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    for (const {id, init} of declaration.declarations) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    }
  }
  return constants;
}

/** Returns the kind of the imported variable that an expression is; `undefined` if it is none. */
function importOf(
  node: Argument | CallExpression['callee'] | undefined,
  {imports}: CodeModule,
  call: FoundCall,
) {
  if (node?.type !== 'Identifier' || call.hidden.has(node.name)) return undefined;
  return imports.get(node.name);
}

/** Reads the message of a call `translate({id, message}, values)`. */
function functionMessage(call: FoundCall, {constants}: CodeModule): GivenMessage {
  const [object] = call.node.arguments;
  if (object?.type !== 'ObjectExpression') return {id: 'dynamic', message: 'dynamic', description: 'absent'};
  const text = (name: string) => propertyText(object.properties, name, {constants, hidden: call.hidden});
  return {id: text('id'), message: text('message'), description: text('description')};
}

/**
 * Reads the message of an element in compiled code: `createElement(Translate, {id}, 'text')`, `jsx(Translate, {id,
 * children})`.
 */
function elementMessage(call: FoundCall, {constants}: CodeModule): GivenMessage | undefined {
  const [, props, ...children] = call.node.arguments;
  const properties = propertiesOf(props);
  if (!properties) return undefined;
  const names = {constants, hidden: call.hidden};
  const text = (name: string) => propertyText(properties, name, names);
  // The third argument of `jsx` is a key.
  const hasChildren = properties.some((one) => one.type === 'Property' && isNamed(one, 'children'));
  const message = hasChildren || children.length === 0 ? text('children') : childrenText(children, names);
  return {id: text('id'), message, description: text('description')};
}

/** Properties of an object literal; none for `null`, `undefined` for other code. */
function propertiesOf(node: Argument | undefined) {
  if (node?.type === 'Literal' && node.value === null) return [];
  return node?.type === 'ObjectExpression' ? node.properties : undefined;
}

function messageOf(call: FoundCall, module: CodeModule): GivenMessage | undefined {
  if (importOf(call.node.callee, module, call) === 'function') return functionMessage(call, module);
  const isElement = importOf(call.node.arguments[0], module, call) === 'component';
  return isElement ? elementMessage(call, module) : undefined;
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

function collect(
  tree: Program,
  module: CodeModule,
  lineOf: (node: CallExpression) => number,
): ExtractedMessages {
  const messages: CodeMessage[] = [];
  const problems: Problem[] = [];
  for (const call of findCalls(tree)) {
    const found = messageOf(call, module);
    if (!found) continue;
    const line = lineOf(call.node);
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

/**
 * Extracts the messages of `Translate` and `translate` from a JavaScript or TypeScript file. Compiles and parses the
 * code, but does not run it.
 *
 * @param file - absolute path; the extension decides how it is parsed
 */
export async function extractMessages(file: string, text: string): Promise<ExtractedMessages> {
  if (!text.includes('Translate')) return {messages: [], problems: []};
  const {tree, lineOf, problem} = await parseCode(file, text);
  if (!tree) {
    const message = `The messages of this file were left out: its code cannot be read (${problem.reason}).`;
    return {messages: [], problems: [{file, line: problem.line, message}]};
  }
  const imports = importsOf(tree);
  if (imports.size === 0) return {messages: [], problems: []};
  return collect(tree, {file, imports, constants: constantsOf(tree)}, lineOf);
}
