import type {Compilation} from '../compilation.js';
import type {HastNode} from '../hast.js';
import type {MdAttribute} from '../tree.js';
import {styleOf} from './attributes.js';
import type {Attribute, AttributeValue, CodeElement, CodeNode, ContentNode} from './ContentNode.js';
import {badName, IDENTIFIER, isComponentName} from './componentName.js';
import {nodeCode} from './nodeCode.js';
import {element, HtmlReader, TAG_NAME} from './readHtml.js';

/** Imports, exports and other statements, as written in the file. */
export interface Statements {
  readonly code: string;
  /** First line in the file, from 1; absent for statements that a plugin added. */
  readonly line?: number | undefined;
}

/** The content of an MDX page, and the JavaScript around it. */
export interface MdxContent {
  readonly nodes: readonly ContentNode[];
  /** The page's imports, exports and other statements. */
  readonly statements: readonly Statements[];
  /** Names of components in tags: "Tabs", "Box.Part". Tags in expressions are not included. */
  readonly components: ReadonlySet<string>;
  /** True if the page has JavaScript in braces, in the text or in attributes. */
  readonly hasExpressions: boolean;
}

/** Matches code with nothing but white space and comments. */
const BLANK = /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\n]*(?:\n|$))*$/;
/** Names of properties that an attribute of a template cannot have. */
const SPECIAL: ReadonlySet<string> = new Set(['children', 'key', 'ref', '__proto__']);

/** Converts the tree of an MDX page: text and tags become data; expressions and components stay JavaScript. */
export function readMdx(tree: HastNode, compilation: Compilation): MdxContent {
  const reader = new MdxReader(compilation);
  const nodes = reader.html.readAll(tree.children);
  const {statements, components, hasExpressions} = reader;
  return {nodes, statements, components, hasExpressions};
}

class MdxReader {
  readonly html: HtmlReader<CodeNode | CodeElement>;
  readonly statements: Statements[] = [];
  readonly components = new Set<string>();
  hasExpressions = false;

  readonly #compilation: Compilation;

  constructor(compilation: Compilation) {
    this.#compilation = compilation;
    this.html = new HtmlReader(compilation, (node) => this.#read(node));
  }

  #read(node: HastNode): ContentNode | undefined {
    if (node.type === 'mdxjsEsm') {
      this.statements.push({code: nodeCode(node), line: node.position?.start.line});
    } else if (node.type.startsWith('mdxJsx')) return this.#readJsx(node);
    else if (node.type.startsWith('mdx')) {
      this.hasExpressions = true;
      return expression(nodeCode(node));
    }
    return undefined;
  }

  #readJsx(node: HastNode): ContentNode {
    const {name = null, data} = node;
    if (isTag(name) && !TAG_NAME.test(name)) throw badName(name, this.#compilation, node.position?.start);
    const attributes = isTag(name) ? (node.attributes ?? []).map(withStyle) : (node.attributes ?? []);
    const children = this.html.readAll(node.children);
    const isMapped = !data?._mdxExplicitJsx;
    const plain = isTag(name) ? plainAttributes(attributes) : undefined;
    if (isTag(name) && plain) return {...element(name, plain, children), mapped: isMapped};
    this.hasExpressions ||= attributes.some(isExpression);
    const {props, key} = propsOf(attributes);
    return {kind: 'component', type: this.#typeOf(node, isMapped), props, key, children};
  }

  #typeOf(node: HastNode, isMapped: boolean): string {
    const {name = null} = node;
    if (name === null) return '_Fragment';
    if (isTag(name)) {
      const literal = JSON.stringify(name);
      return isMapped ? `_components[${literal}]||${literal}` : literal;
    }
    if (!isComponentName(name)) throw badName(name, this.#compilation, node.position?.start);
    this.components.add(name);
    return name;
  }
}

function expression(code: string): CodeNode | undefined {
  return BLANK.test(code) ? undefined : {kind: 'code', code: parenthesized(code)};
}

/** Puts parentheses around an expression. A line break before the last parenthesis ends a `//` comment. */
function parenthesized(code: string): string {
  return code.includes('//') ? `(${code}\n)` : `(${code})`;
}

/**
 * True for the name of an HTML or SVG element ("div"), false for that of a component ("Tabs", "box.Part"), by the rules
 * of JSX.
 */
export function isTag(name: string | null): name is string {
  return name !== null && !name.includes('.') && (/^[a-z]/.test(name) || !IDENTIFIER.test(name));
}

/** An attribute of an element such as `<div>`. */
interface TagAttribute extends MdAttribute {
  /** Value of `style="…"` as an object, since React throws for a text. */
  readonly style?: AttributeValue;
}

function withStyle(attribute: MdAttribute): TagAttribute {
  const {name, value} = attribute;
  const isData = typeof value !== 'object' || value === null;
  return name === 'style' && isData ? {...attribute, style: styleOf(value ?? '')} : attribute;
}

/**
 * Returns the attributes of a tag as data; `undefined` if one of them is an expression, a spread, or has a name of
 * `SPECIAL`.
 */
function plainAttributes(attributes: readonly TagAttribute[]): Attribute[] | undefined {
  const plain: Attribute[] = [];
  for (const attribute of attributes) {
    const {name, value, style} = attribute;
    if (name === undefined || SPECIAL.has(name) || isExpression(attribute)) return undefined;
    plain.push([name, (style ?? value ?? true) as AttributeValue]);
  }
  return plain;
}

/** True for `{...props}`, and for an attribute with its value in braces. */
function isExpression({name, value}: TagAttribute): boolean {
  return name === undefined || (typeof value === 'object' && value !== null);
}

/**
 * Returns the code of the properties without the key, as an object literal ("" if there are none), and the code of the
 * key.
 */
function propsOf(attributes: readonly TagAttribute[]): {props: string; key: string} {
  const entries: string[] = [];
  let key = '';
  for (const attribute of attributes) {
    const code = attributeCode(attribute);
    if (attribute.name === 'key') key = code;
    else if (attribute.name !== undefined) entries.push(`${propertyName(attribute.name)}:${code}`);
    else if (!BLANK.test(code)) entries.push(code.includes('//') ? `${code}\n` : code);
  }
  return {props: entries.length > 0 ? `{${entries.join(',')}}` : '', key};
}

function attributeCode(attribute: TagAttribute): string {
  const {name, value, style} = attribute;
  if (name === undefined) return nodeCode(attribute);
  if (typeof value === 'object' && value) return parenthesized(nodeCode(value));
  return JSON.stringify(style ?? value ?? true);
}

function propertyName(name: string): string {
  if (name === '__proto__') return '["__proto__"]';
  return IDENTIFIER.test(name) ? name : JSON.stringify(name);
}
