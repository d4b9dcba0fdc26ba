import type {Compilation} from '../compilation.js';
import {isJsx, type MdNode, visitTree} from '../tree.js';

/** Placeholder name for `<head>` in content, which the component `Head` renders. HTML parsing would drop `<head>`. */
export const HEAD_ELEMENT = 'lectern-head';

/**
 * Changes `<head>` and `<details>` so that they are looked up in the component map (name of an element → React
 * component). In `.md` files, `<details>` needs no change.
 */
export function mapElements(root: MdNode, {format}: Compilation): void {
  visitTree(root, (node) => {
    if (format === 'md') {
      if (node.type === 'html')
        node.value = node.value?.replace(/<(\/?)head(?=[\s>])/gi, `<$1${HEAD_ELEMENT}`);
    } else if (isJsx(node)) {
      if (node.name !== 'head' && node.name !== 'details') return;
      node.data = {...node.data, _mdxExplicitJsx: false};
      if (node.name === 'head') node.name = HEAD_ELEMENT;
    }
  });
}
