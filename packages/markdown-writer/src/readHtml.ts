import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5';
import type {MarkdownElement, MarkdownNode} from './MarkdownNode.js';

/** Elements without text for readers. */
export const UNREAD: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'button',
  'svg',
  'head',
  'canvas',
]);

/** HTML attribute → name that React gives to it. */
const NAMES: {readonly [attribute: string]: string} = {class: 'className'};

/** Reads HTML that a component has rendered. Buttons, drawings, scripts and links to headings are left out. */
export function readHtml(html: string): MarkdownNode[] {
  return readNodes(parseFragment(html).childNodes);
}

function readNodes(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): MarkdownNode[] {
  return nodes.flatMap((node): MarkdownNode[] => {
    if (node.nodeName === '#text') return [(node as DefaultTreeAdapterTypes.TextNode).value];
    if (!('tagName' in node) || UNREAD.has(node.tagName)) return [];
    const props = Object.fromEntries(node.attrs.map(({name, value}) => [NAMES[name] ?? name, value]));
    if (/(?:^|\s)hash-link(?:\s|$)/.test(props.className ?? '')) return [];
    return [{tag: node.tagName, props: propsOf(props), children: readNodes(node.childNodes)}];
  });
}

/** Takes the only property of styles that Markdown has a sign for. */
function propsOf({style, ...props}: Record<string, string>): MarkdownElement['props'] {
  const textAlign = style?.match(/(?:^|;)\s*text-align:\s*(\w+)/)?.[1];
  const isChecked = 'checked' in props ? {checked: true} : {};
  return {...props, ...isChecked, ...(textAlign !== undefined && {style: {textAlign}})};
}
