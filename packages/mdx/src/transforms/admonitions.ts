import {type Compilation, markProperties} from '../compilation.js';
import {element, type MdNode, replaceNodes, textOf} from '../tree.js';
import {ownId} from '../untrusted/ownId.js';

/** Placeholder for an element with the name "mdxAdmonitionTitle", which HTML parsing would make lower case. */
export const TITLE_ELEMENT = 'lectern-admonition-title';

/** Replaces directives: `:::note[Title]` → `<admonition type="note" title="Title">`. */
export function transformAdmonitions(root: MdNode, compilation: Compilation): void {
  const {admonitions} = compilation.input.rule;
  if (!admonitions) return;
  const keywords = new Set(admonitions.keywords);
  replaceNodes(root, (node) =>
    node.type === 'containerDirective' && keywords.has(node.name ?? '')
      ? [toAdmonition(node, compilation)]
      : undefined,
  );
}

function toAdmonition(node: MdNode, compilation: Compilation): MdNode {
  const children = [...(node.children ?? [])];
  const label = children[0]?.data?.directiveLabel ? children.shift() : undefined;
  const content = label?.children ?? [];
  const isPlain = content.every(({type}) => type === 'text');
  const {title, class: className, id, ...others} = attributesOf(node);
  const plainTitle = title ?? (label && isPlain ? textOf(label) : undefined);
  const properties = markProperties(compilation, {
    type: node.name ?? '',
    title: plainTitle,
    id: id && ownId(id, compilation),
    ...(!compilation.isUntrusted && {className, ...others}),
  });
  const titleElement = label && !isPlain && title === undefined ? [element(TITLE_ELEMENT, {}, content)] : [];
  const admonition = element('admonition', properties, [...titleElement, ...children]);
  return {...admonition, data: {...admonition.data, searchText: plainTitle}, position: node.position};
}

function attributesOf(node: MdNode): {[name: string]: string | undefined} {
  if (!node.attributes || Array.isArray(node.attributes)) return {};
  const {type: _, ...rest} = node.attributes;
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value ?? undefined]));
}
