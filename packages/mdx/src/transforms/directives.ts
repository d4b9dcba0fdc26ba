import {type Compilation, report} from '../compilation.js';
import {type MdNode, positionOf, replaceNodes, sourceOfNode} from '../tree.js';

/**
 * Turns directives that neither an admonition nor a plugin has used back into text, such as ":30" in "10:30". Reports
 * all of these directives except inline ones without a label, which are usually plain text.
 */
export function restoreDirectives(root: MdNode, compilation: Compilation): void {
  let restored = false;
  replaceNodes(root, (node) => {
    if (node.data?.hName !== undefined || !node.position) return undefined;
    const replacement = restoreDirective(node, compilation);
    if (replacement) restored = true;
    return replacement;
  });
  if (restored) mergeTexts(root);
}

function restoreDirective(node: MdNode, compilation: Compilation): MdNode[] | undefined {
  switch (node.type) {
    case 'textDirective': {
      const text = sourceParts(node, sourceOfNode(node, compilation.source));
      if (text.length > 1) reportUnused(node, ':', compilation);
      return text;
    }
    case 'leafDirective':
      reportUnused(node, '::', compilation);
      return [{type: 'paragraph', children: sourceParts(node, sourceOfNode(node, compilation.source))}];
    case 'containerDirective':
      reportUnused(node, ':::', compilation);
      return restoreContainer(node, sourceOfNode(node, compilation.source));
    default:
      return undefined;
  }
}

/** Returns the source text of a directive as text nodes, with the parsed nodes of its label between them. */
function sourceParts(node: MdNode, source: string): MdNode[] {
  const children = node.children ?? [];
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  const open = children[0]?.position?.start.offset;
  const close = children.at(-1)?.position?.end.offset;
  if (open === undefined || close === undefined) return [textNode(source.slice(start, end))];
  return [textNode(source.slice(start, open)), ...children, textNode(source.slice(close, end))];
}

function restoreContainer(node: MdNode, source: string): MdNode[] {
  const start = node.position?.start.offset ?? 0;
  const opening = source.slice(start).split('\n', 1)[0] ?? '';
  const colons = /^:+/.exec(opening)?.[0] ?? ':::';
  const body = (node.children ?? []).filter(({data}) => !data?.directiveLabel);
  return [paragraph(opening), ...body, paragraph(colons)];
}

function reportUnused(node: MdNode, colons: string, compilation: Compilation): void {
  report(compilation, 'warn', {
    code: 'DIRECTIVE_UNUSED',
    message: `Nothing on this site handles the directive "${colons}${node.name}", so it is shown as text.`,
    hint:
      node.type === 'containerDirective'
        ? 'For an admonition of your own, add its name to the "keywords" of the "admonitions" option.'
        : 'To show colons as they are, put a backslash before them.',
    ...positionOf(node),
  });
}

function paragraph(text: string): MdNode {
  return {type: 'paragraph', children: [textNode(text)]};
}

function textNode(value: string): MdNode {
  return {type: 'text', value};
}

function mergeTexts(node: MdNode): void {
  if (!node.children) return;
  const merged: MdNode[] = [];
  for (const child of node.children) {
    const last = merged.at(-1);
    if (child.type === 'text' && last?.type === 'text')
      last.value = `${last.value ?? ''}${child.value ?? ''}`;
    else merged.push(child);
    mergeTexts(child);
  }
  node.children = merged;
}
