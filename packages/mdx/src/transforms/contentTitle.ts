import type {Compilation} from '../compilation.js';
import {element, type MdNode, textOf} from '../tree.js';

/**
 * Finds the title of the page: the first heading, if it is an h1. It is wrapped in a `header`, or removed if the rule
 * requires it.
 */
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
