import type {Compilation} from '../compilation.js';
import {isBareDirective, isJsx, jsxAttribute, type MdNode, textOf, visitTree} from '../tree.js';
import {headingId} from './headings.js';

const TAGS: {readonly [type: string]: string} = {emphasis: 'em', strong: 'strong', delete: 'del'};

/**
 * Adds the headings of levels 2 to 6 to the table of contents, and the names of block components, since these may be
 * imported Markdown.
 */
export function collectToc(root: MdNode, {toc, isUntrusted}: Compilation): void {
  visitTree(root, (node) => {
    const id = node.type === 'heading' ? headingId(node) : undefined;
    if (id !== undefined && node.depth !== undefined && node.depth > 1) {
      toc.push({value: inlineHtml(node.children, isUntrusted).trim(), id, level: node.depth});
    } else if (node.type === 'mdxJsxFlowElement' && /^[A-Z]\w*$/.test(node.name ?? '')) {
      toc.push({component: node.name ?? ''});
    }
  });
}

/**
 * Returns inline Markdown as HTML for the table of contents. Links are reduced to their content, images are left out;
 * raw HTML stays if it is a simple tag of a trusted author.
 */
function inlineHtml(children: readonly MdNode[] | undefined, isUntrusted: boolean): string {
  return (children ?? []).map((node) => nodeHtml(node, isUntrusted)).join('');
}

function nodeHtml(node: MdNode, isUntrusted: boolean): string {
  const tag = TAGS[node.type];
  if (tag) return `<${tag}>${inlineHtml(node.children, isUntrusted)}</${tag}>`;
  if (node.type === 'text' || isBareDirective(node)) return escapeHtml(textOf(node));
  if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value ?? '')}</code>`;
  if (node.type === 'html') {
    const isPlain = /^<\/?(?!img\b)[a-z][\w-]*(?:\s+class="[^"<>]*")?\s*>$/.test(node.value ?? '');
    return isPlain && !isUntrusted ? (node.value ?? '') : '';
  }
  if (isJsx(node)) return jsxHtml(node);
  return node.type === 'break' ? ' ' : inlineHtml(node.children, isUntrusted);
}

/**
 * Returns the HTML of a JSX element. Its author is always trusted: only MDX has JSX, and untrusted files are never MDX.
 */
function jsxHtml(node: MdNode): string {
  const content = inlineHtml(node.children, false);
  if (!/^[a-z][\w-]*$/.test(node.name ?? '') || node.name === 'img') return content;
  const className = jsxAttribute(node, 'className') ?? jsxAttribute(node, 'class');
  const attribute =
    className === undefined ? '' : ` class="${escapeHtml(className).replaceAll('"', '&quot;')}"`;
  return `<${node.name}${attribute}>${content}</${node.name}>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
