import type {Compilation} from '../compilation.js';
import {element, type MdNode, textOf} from '../tree.js';

/**
 * Finds the title of the page: the first heading on the top level, if it is an h1 and no thematic break (`---`) is
 * above it. The title is wrapped in a `header`, or removed if the Markdown rule (settings for a set of files) has
 * `removeContentTitle`.
 */
export function extractContentTitle(root: MdNode, compilation: Compilation): void {
  const children = root.children ?? [];
  const index = children.findIndex(({type}) => type === 'heading' || type === 'thematicBreak');
  const heading = children[index];
  if (heading?.type !== 'heading' || heading.depth !== 1) return;
  compilation.contentTitle = textOf(heading).trim();
  const shown = compilation.input.rule.removeContentTitle ? [] : [element('header', {}, [heading])];
  children.splice(index, 1, ...shown);
}
