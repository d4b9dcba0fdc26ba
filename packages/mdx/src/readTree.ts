import {createProcessor} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type {Pluggable} from 'unified';
import {VFile} from 'vfile';
import type {Compilation} from './compilation.js';
import {startCompilation} from './compileMarkdown.js';
import {processingFailure} from './engines/pluginFailure.js';
import {pluginsOf} from './engines/pluginLists.js';
import {remarkCjkEmphasis} from './engines/remarkCjkEmphasis.js';
import {parseFile} from './engines/unified.js';
import {checkDepth} from './limits.js';
import {splitSource} from './text/splitSource.js';
import type {MdNode} from './tree.js';
import type {CompileInput} from './types.js';

/**
 * Parses a file, runs `beforeDefaultRemarkPlugins` of its rule, and calls `show` with the tree. Parses with
 * `@mdx-js/mdx`, so no native code runs on the text.
 *
 * @returns the compilation that `show` got, too
 * @throws {MarkdownError} as `compileMarkdown` does.
 */
export async function readTree(
  input: CompileInput,
  show: (root: MdNode, compilation: Compilation) => void,
): Promise<Compilation> {
  const compilation = startCompilation(input, await splitSource(input));
  const {format, source} = compilation;
  const file = new VFile({path: input.file, value: source});
  file.data.frontMatter = compilation.frontMatter;
  const takeTree: Pluggable = () => (root: MdNode) => {
    checkDepth(root, compilation);
    show(root, compilation);
    // Leaves an empty tree to the later steps of the processor, whose results are not needed.
    root.children = [];
  };
  try {
    const before = pluginsOf(input.rule.beforeDefaultRemarkPlugins);
    const ours = [remarkFrontmatter, remarkDirective, remarkGfm, remarkCjkEmphasis];
    const processor = createProcessor({format, remarkPlugins: [...ours, ...before, takeTree]});
    await processor.run(parseFile(processor, file, compilation), file);
  } catch (error) {
    throw processingFailure(error, compilation);
  }
  return compilation;
}
