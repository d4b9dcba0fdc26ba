import {parse} from 'acorn';
import type {Program} from 'estree-jsx';
import type {Compilation} from '../compilation.js';
import {startCompilation} from '../compileMarkdown.js';
import {pluginsOf} from '../engines/pluginLists.js';
import {processorError} from '../engines/processorError.js';
import {processorOptions} from '../engines/processorOptions.js';
import {moduleError} from '../esm/moduleError.js';
import {loadImportedImages} from '../esm/moduleText.js';
import type {HastNode} from '../hast.js';
import {withDepthError} from '../limits.js';
import {addImageCopies} from '../references/imageCopies.js';
import {splitSource} from '../text/splitSource.js';
import type {CompileInput, MarkdownModule} from '../types.js';
import {completeModule} from './completeModule.js';
import {elementsToJsx} from './elementsToJsx.js';
import {type LoaderResult, runLoader} from './runLoader.js';

/** Settings for the compiled module, which depend on the bundler. */
export interface ModuleTarget {
  readonly sourceMap: boolean;
  /** Package name or absolute path of a folder. The module imports `<jsxImportSource>/jsx-runtime`. */
  readonly jsxImportSource: string;
  /** Specifier of the module that exports `useMDXComponents`. */
  readonly providerImportSource: string;
}

/**
 * Compiles Markdown that code imports to an ES module, with `@mdx-js/loader` and the transforms that pages also get.
 * The bundler resolves the imports of the module, except imports of images and other files, which are resolved here, as
 * in pages.
 *
 * @throws {MarkdownError} as `compileMarkdown` does.
 */
export async function compileModule(input: CompileInput, target: ModuleTarget): Promise<MarkdownModule> {
  // The marker of the excerpt is dropped, since code shows the whole page.
  const compilation = {...startCompilation(input, await splitSource(input)), marker: undefined};
  return withDepthError(compilation, async () => {
    const {code, map} = await load(compilation, target);
    checkModule(code, compilation);
    const {assets, links, diagnostics, reader} = compilation;
    return {code, map, assets: [...assets.values()], links, diagnostics, dependencies: reader.dependencies()};
  });
}

async function load(compilation: Compilation, target: ModuleTarget): Promise<LoaderResult> {
  const {input, source} = compilation;
  const {jsxImportSource, providerImportSource, sourceMap} = target;
  const own = [providerImportSource, `${jsxImportSource}/jsx-runtime`];
  const isOwn = (request: string) => own.includes(request);
  const options = {
    ...processorOptions(compilation, {
      rehype: [
        () => () => addImageCopies(compilation),
        () => (tree: HastNode) => elementsToJsx(tree, compilation),
      ],
      recma: [
        () => async (tree: Program) => {
          await loadImportedImages(tree, compilation);
          completeModule(tree, compilation, isOwn);
        },
        ...pluginsOf(input.rule.recmaPlugins),
      ],
    }),
    jsxImportSource,
    providerImportSource,
  };
  try {
    return await runLoader({file: input.file, source, sourceMap, options});
  } catch (error) {
    throw processorError(error, compilation);
  }
}

/**
 * Checks for mistakes that only the whole module shows, such as two exports with the same name.
 *
 * @throws {MarkdownError} `MDX_SYNTAX`
 */
function checkModule(code: string, compilation: Compilation): void {
  try {
    parse(code, {ecmaVersion: 'latest', sourceType: 'module'});
  } catch (error) {
    throw error instanceof SyntaxError ? moduleError(error, compilation) : error;
  }
}
