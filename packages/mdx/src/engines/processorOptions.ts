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

/** Plugins that end the pipeline of a processor. */
export interface LastPlugins {
  readonly rehype: PluggableList;
  readonly recma?: PluggableList;
}

/** How `@mdx-js/mdx` and `@mdx-js/loader` read one file: with our transforms, and with the plugins of the site around them. */
export function processorOptions(compilation: Compilation, last: LastPlugins): ProcessorOptions {
  const {
    format,
    input: {rule, site},
  } = compilation;
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
    rehypePlugins: [
      ...(format === 'md' ? [pagePlugin(placeHtml)] : []),
      ...rehypePlugins(rule),
      ...last.rehype,
    ],
    recmaPlugins: last.recma,
    remarkRehypeOptions: site.markdown.remarkRehypeOptions,
  };
}

/** Gives plugins the page of a file, in its data. */
function startOf(compilation: Compilation): Pluggable {
  return () => (_tree: unknown, file: VFile) => {
    setPage(file, compilation);
    file.data.frontMatter = compilation.frontMatter;
  };
}

/** Puts the parsed tree in the place of one with raw HTML. */
function placeHtml(root: HastNode, compilation: Compilation): void {
  if (hasRaw(root)) root.children = parseHtml(root, compilation).children;
}

function hasRaw({type, children = []}: HastNode): boolean {
  return type === 'raw' || children.some(hasRaw);
}
