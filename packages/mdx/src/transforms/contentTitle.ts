import type {Compilation} from '../compilation.js';
import {element, type MdNode, textOf} from '../tree.js';

/** Finds the page's title, the first heading if it is an h1, and sets it apart in a `header`. */
export function extractContentTitle(root: MdNode, compilation: Compilation): void {
  const children = root.children ?? [];
  const index = children.findIndex(({type}) => type === 'heading' || type === 'thematicBreak');
  const heading = children[index];
  if (heading?.type !== 'heading' || heading.depth !== 1) return;
  compilation.contentTitle = textOf(heading).trim();
  children.splice(
    index,
    1,
    ...(compilation.input.rule.removeContentTitle ? [] : [element('header', {}, [heading])]),
  );
}
