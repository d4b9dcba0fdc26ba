import type {ProcessorOptions} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type {Pluggable, PluggableList} from 'unified';
import type {VFile} from 'vfile';
import type {Compilation} from '../compilation.js';
import type {HastNode} from '../hast.js';
import {parseHtml} from '../template/parseHtml.js';
import {pagePlugin, rehypePlugins, remarkPlugins, setPage} from './pluginLists.js';
import {remarkCjkEmphasis} from './remarkCjkEmphasis.js';

/** Plugins that run after all others: `rehype` on the HTML tree, `recma` on the JavaScript tree. */
export interface LastPlugins {
  readonly rehype: PluggableList;
  readonly recma?: PluggableList;
}

/** Options of `@mdx-js/mdx` and `@mdx-js/loader` for one file, with our transforms and the plugins of the site. */
export function processorOptions(compilation: Compilation, last: LastPlugins): ProcessorOptions {
  const {format, input} = compilation;
  const {rule, site} = input;
  const rawHtml = format === 'md' ? [pagePlugin(parseRawHtml)] : [];
  return {
    format,
    remarkPlugins: [
      startOf(compilation),
      remarkFrontmatter,
      remarkDirective,
      remarkGfm,
      remarkCjkEmphasis,
      ...remarkPlugins(rule),
    ],
    rehypePlugins: [...rawHtml, ...rehypePlugins(rule), ...last.rehype],
    recmaPlugins: last.recma,
    remarkRehypeOptions: site.markdown.remarkRehypeOptions,
  };
}

/**
 * Creates the first plugin: it makes the compilation available to `pagePlugin`, and the front matter to plugins of the
 * site.
 */
function startOf(compilation: Compilation): Pluggable {
  return () => (_tree: unknown, file: VFile) => {
    setPage(file, compilation);
    file.data.frontMatter = compilation.frontMatter;
  };
}

/** Parses the raw HTML in a tree, if there is any. The result replaces the children of the tree. */
function parseRawHtml(root: HastNode, compilation: Compilation): void {
  if (hasRaw(root)) root.children = parseHtml(root, compilation).children;
}

function hasRaw({type, children = []}: HastNode): boolean {
  return type === 'raw' || children.some(hasRaw);
}
