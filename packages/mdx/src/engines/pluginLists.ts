import type {Pluggable, PluggableList, Transformer} from 'unified';
import type {VFile} from 'vfile';
import type {Compilation} from '../compilation.js';
import type {HastNode} from '../hast.js';
import {checkDepth} from '../limits.js';
import {transformAfterPlugins, transformBeforePlugins} from '../transforms/index.js';
import type {MdNode} from '../tree.js';
import type {MarkdownRule, UnifiedPlugin} from '../types.js';

// Plugins of unified receive only the tree and the file; our transforms need the compilation, too.
// Module state: file → compilation (state of one compile) of its page. Freed with the file.
const pages = new WeakMap<VFile, Compilation>();

/** Stores the compilation of a file for `pagePlugin`. */
export function setPage(file: VFile, compilation: Compilation): void {
  pages.set(file, compilation);
}

/**
 * Creates a unified plugin that calls `step` with the tree and the compilation of the file (`setPage`). If `step`
 * returns a tree, it replaces the tree of the page.
 */
export function pagePlugin<Tree extends MdNode | HastNode>(
  step: (tree: Tree, compilation: Compilation, file: VFile) => unknown,
): Pluggable {
  const transformer = (tree: unknown, file: VFile): unknown => {
    const page = pages.get(file);
    if (!page) throw new Error(`No page is known for ${file.path}.`);
    return step(tree as Tree, page, file);
  };
  return () => transformer as Transformer;
}

/**
 * Returns the plugins for the Markdown tree, in their order. Plugins of the site run before and between our own
 * transforms.
 */
export function remarkPlugins(rule: MarkdownRule): PluggableList {
  return [
    ...pluginsOf(rule.beforeDefaultRemarkPlugins),
    pagePlugin<MdNode>((tree, page) => {
      checkDepth(tree, page);
      transformBeforePlugins(tree, page);
    }),
    ...pluginsOf(rule.remarkPlugins),
    pagePlugin<MdNode>((tree, page) => transformAfterPlugins(tree, page)),
  ];
}

/** Returns the plugins of the site for the HTML tree, in their order. */
export function rehypePlugins(rule: MarkdownRule): PluggableList {
  return [...pluginsOf(rule.beforeDefaultRehypePlugins), ...pluginsOf(rule.rehypePlugins)];
}

/**
 * Casts the plugins of a rule to the type of unified. They come from the config unchecked; unified checks them itself.
 */
export function pluginsOf(plugins: readonly UnifiedPlugin[]): PluggableList {
  return plugins as PluggableList;
}
