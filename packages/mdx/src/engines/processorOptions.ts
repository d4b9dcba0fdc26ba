import type {ProcessorOptions} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type {PluggableList} from 'unified';
import type {Compilation} from '../compilation.js';
import type {HastNode} from '../hast.js';
import {checkDepth} from '../limits.js';
import {parseHtml} from '../template/parseHtml.js';
import {transformAfterPlugins, transformBeforePlugins} from '../transforms/index.js';
import type {MdNode} from '../tree.js';
import type {UnifiedPlugin} from '../types.js';

/** Plugins that end the pipeline of a processor. */
export interface LastPlugins {
  readonly rehype: PluggableList;
  readonly recma?: PluggableList;
}

/** How `@mdx-js/mdx` and `@mdx-js/loader` read one file: with our transforms, and with the plugins of the site around them. */
export function processorOptions(compilation: Compilation, last: LastPlugins): ProcessorOptions {
  const {input, format, frontMatter} = compilation;
  const {rule, site} = input;
  return {
    format,
    remarkPlugins: [
      () => (_tree, file) => void Object.assign(file.data, {frontMatter}),
      ...pluginsOf(rule.beforeDefaultRemarkPlugins),
      remarkFrontmatter,
      remarkDirective,
      () => (tree: unknown) => checkDepth(tree as MdNode, compilation),
      () => (tree: unknown) => transformBeforePlugins(tree as MdNode, compilation),
      remarkGfm,
      ...pluginsOf(rule.remarkPlugins),
      () => (tree: unknown) => transformAfterPlugins(tree as MdNode, compilation),
    ],
    rehypePlugins: [
      ...(format === 'md' ? [htmlParser(compilation)] : []),
      ...pluginsOf(rule.beforeDefaultRehypePlugins),
      ...pluginsOf(rule.rehypePlugins),
      ...last.rehype,
    ],
    recmaPlugins: last.recma,
    remarkRehypeOptions: site.markdown.remarkRehypeOptions,
  };
}

/** Puts the parsed tree in the place of the one with raw HTML. */
function htmlParser(compilation: Compilation) {
  return () => (tree: unknown) => {
    const root = tree as HastNode;
    root.children = parseHtml(root, compilation).children;
  };
}

/** Plugins come from the site's config as they are; unified checks them itself. */
export function pluginsOf(plugins: readonly UnifiedPlugin[]): PluggableList {
  return plugins as PluggableList;
}
