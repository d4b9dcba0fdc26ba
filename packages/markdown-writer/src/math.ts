import {hasClass, type MarkdownElement, type MarkdownNode, textOf, textProp} from './MarkdownNode.js';

/**
 * Returns the TeX of a formula that KaTeX has rendered; `undefined` for other elements. KaTeX writes the source into an
 * annotation of the MathML that it makes.
 */
export function mathOf(element: MarkdownElement): string | undefined {
  if (!hasClass(element, 'katex') && element.tag !== 'math') return undefined;
  return annotationOf(element.children)?.trim();
}

/** Returns the TeX of a formula in a line of its own; `undefined` for other elements. */
export function displayMathOf(element: MarkdownElement): string | undefined {
  if (!hasClass(element, 'katex-display')) return undefined;
  return annotationOf(element.children)?.trim();
}

function annotationOf(nodes: readonly MarkdownNode[]): string | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    if (node.tag === 'annotation' && textProp(node, 'encoding') === 'application/x-tex')
      return textOf(node.children);
    const found = annotationOf(node.children);
    if (found !== undefined) return found;
  }
  return undefined;
}
