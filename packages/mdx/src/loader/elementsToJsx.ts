import {parse} from 'acorn';
import type {Compilation} from '../compilation.js';
import type {HastNode} from '../hast.js';
import {styleOf} from '../template/attributes.js';
import type {Attribute, AttributeValue, Content, StaticElement} from '../template/ContentNode.js';
import {badName, isComponentName} from '../template/componentName.js';
import {dropBlankText} from '../template/dropBlankText.js';
import {mdxInMarkdown} from '../template/mdxInMarkdown.js';
import {HtmlReader, realName, TAG_NAME, textNode} from '../template/readHtml.js';
import {isTag} from '../template/readMdx.js';
import type {MdAttribute} from '../tree.js';

/** Node of MDX, which already is in the form that `@mdx-js/mdx` requires. */
interface MdxNode {
  readonly kind: 'mdx';
  readonly node: HastNode;
}

/**
 * Replaces the HTML elements of imported Markdown by JSX elements, with the same names, properties and white space that
 * a page would have. Without this, `@mdx-js/mdx` would accept names and attributes in raw HTML that are not safe.
 *
 * @param root - changed in place.
 * @throws {MarkdownError} `MDX_IN_MARKDOWN` for JSX or code that a plugin put into a Markdown file; `MDX_SYNTAX` for a
 * tag whose name is neither the name of an element nor of a component.
 */
export function elementsToJsx(root: HastNode, compilation: Compilation): void {
  const reader = new HtmlReader<MdxNode>(compilation, (node) => {
    if (!node.type.startsWith('mdx')) return undefined;
    if (compilation.format === 'md') throw mdxInMarkdown(compilation);
    return {kind: 'mdx', node: node.type.startsWith('mdxJsx') ? readJsx(node) : node};
  });
  const readJsx = (node: HastNode): HastNode => {
    checkName(node, compilation);
    const children = jsxOfAll(dropBlankText(reader.readAll(node.children), false));
    const attributes = node.attributes?.map((one) => withStyle(node, one));
    return {...node, ...(node.name && {name: realName(node.name)}), attributes, children};
  };
  root.children = jsxOfAll(dropBlankText(reader.readAll(root.children)));
}

/**
 * Converts content to nodes of JSX. Adjacent texts are joined, since React would write an HTML comment between them.
 */
function jsxOfAll(contents: readonly Content<MdxNode>[]): HastNode[] {
  const nodes: HastNode[] = [];
  for (const node of contents.flatMap(jsxOf)) {
    const last = nodes.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value = `${last.value}${node.value}`;
    else nodes.push(node);
  }
  return nodes;
}

function jsxOf(content: Content<MdxNode>): readonly HastNode[] {
  if (content.kind === 'text') return [{type: 'text', value: content.value}];
  if (content.kind === 'mdx') return [content.node];
  // An element with a dot in its name becomes text: in JSX, a dot accesses a property.
  return content.name.includes('.') ? asText(content) : [elementOf(content)];
}

function elementOf({name, mapped, attributes, children}: StaticElement<MdxNode>): HastNode {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: attributes.map(jsxAttribute),
    children: jsxOfAll(children),
    ...(!mapped && {data: {_mdxExplicitJsx: true}}),
  };
}

function asText({name, children}: StaticElement<MdxNode>): readonly HastNode[] {
  return [textNode(`<${name}>`), ...children, textNode(`</${name}>`)].flatMap(jsxOf);
}

/** Matches names of attributes that JSX can write. Others become `{...{"@name": value}}`. */
const PLAIN_NAME = /^[A-Za-z][\w:-]*$/;

function jsxAttribute([name, value]: Attribute): MdAttribute {
  if (PLAIN_NAME.test(name)) return {type: 'mdxJsxAttribute', name, value: jsxValue(value)};
  const properties = JSON.stringify({[name]: value});
  return {type: 'mdxJsxExpressionAttribute', value: `...${properties}`, data: parsed(`{...${properties}}`)};
}

function jsxValue(value: AttributeValue): MdAttribute['value'] {
  if (typeof value === 'string') return value;
  if (value === true) return null;
  const text = JSON.stringify(value);
  return {type: 'mdxJsxAttributeValueExpression', value: text, data: parsed(text)};
}

function parsed(expression: string): {readonly estree: unknown} {
  return {estree: parse(`(${expression})`, {ecmaVersion: 'latest', sourceType: 'module'})};
}

function checkName({name = null, position}: HastNode, compilation: Compilation): void {
  if (name === null) return;
  const isKnown = isTag(name) ? TAG_NAME.test(name) : isComponentName(name);
  if (!isKnown) throw badName(name, compilation, position?.start);
}

/** Converts `style="…"` of a tag to an object, since React throws for a text. */
function withStyle({name = null}: HastNode, attribute: MdAttribute): MdAttribute {
  const isText = typeof attribute.value !== 'object' || attribute.value === null;
  if (!isTag(name) || attribute.name !== 'style' || !isText) return attribute;
  return jsxAttribute(['style', styleOf(String(attribute.value ?? ''))]);
}
