import type {Pluggable, PluggableList, Transformer} from 'unified';
import type {VFile} from 'vfile';
import type {Compilation} from '../compilation.js';
import type {HastNode} from '../hast.js';
import {checkDepth} from '../limits.js';
import {transformAfterPlugins, transformBeforePlugins} from '../transforms/index.js';
import type {MdNode} from '../tree.js';
import type {MarkdownRule, UnifiedPlugin} from '../types.js';

/** The page that a file is: plugins get the file, transforms of ours need the page. */
const pages = new WeakMap<VFile, Compilation>();

/** Lets `pagePlugin` find the page of a file. */
export function setPage(file: VFile, compilation: Compilation): void {
  pages.set(file, compilation);
}

/** Makes a plugin of a step of ours. A tree that it returns takes the place of the one before. */
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

/** Plugins for the Markdown tree, in their order: those of the site see the tree before and after our own transforms. */
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

/** Plugins of the site for the HTML tree, in their order. */
export function rehypePlugins(rule: MarkdownRule): PluggableList {
  return [...pluginsOf(rule.beforeDefaultRehypePlugins), ...pluginsOf(rule.rehypePlugins)];
}

/** Plugins come from the site's config as they are; unified checks them itself. */
export function pluginsOf(plugins: readonly UnifiedPlugin[]): PluggableList {
  return plugins as PluggableList;
}
