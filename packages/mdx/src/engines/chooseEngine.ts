import type {Compilation} from '../compilation.js';
import type {HastNode} from '../hast.js';
import {hasUnifiedPlugins} from '../hasUnifiedPlugins.js';
import {isMisreadBySatteri} from './isMisreadBySatteri.js';
import {isSlowForSatteri} from './isSlowForSatteri.js';
import {compileWithSatteri} from './satteri.js';

export interface ChosenEngine {
  /** Parses a page, runs the transforms, and returns the page as an HTML tree with MDX nodes. */
  readonly compile: (compilation: Compilation) => HastNode | Promise<HastNode>;
  /**
   * Reason why `@mdx-js/mdx` compiles the page instead of satteri: "their text takes the native parser too long".
   * Stored in `Artifact.fallback`; absent if satteri compiles the page, or if its Markdown rule has no plugins.
   */
  readonly fallback?: string | undefined;
}

/**
 * Chooses satteri (a native Markdown parser) for each page that it can parse, since it is many times faster than
 * `@mdx-js/mdx`. Only the chosen engine is loaded: the packages of unified take long to load.
 *
 * @throws {MarkdownError} `MDX_PLUGIN_FAILED` for a plugin that cannot be started.
 */
export async function chooseEngine(compilation: Compilation): Promise<ChosenEngine> {
  if (compilation.input.avoidsNative) return mdxJs('no other process can load their plugins');
  if (!hasUnifiedPlugins(compilation.input.rule)) {
    const isRefused = isSlowForSatteri(compilation) || isMisreadBySatteri(compilation);
    return isRefused ? mdxJs(undefined) : {compile: compileWithSatteri};
  }
  const {compileWithPlugins, pluginsOfRule} = await import('./satteriPlugins.js');
  const {parserExtension} = pluginsOfRule(compilation);
  if (parserExtension) return mdxJs(`${parserExtension} extends the parser`);
  if (isSlowForSatteri(compilation)) return mdxJs('their text takes the native parser too long');
  if (isMisreadBySatteri(compilation)) return mdxJs('the native parser misreads their code spans');
  return {compile: compileWithPlugins};
}

/**
 * Loads `@mdx-js/mdx`, and returns it as the chosen engine.
 *
 * @param fallback - see `ChosenEngine`
 */
export async function mdxJs(fallback: string | undefined): Promise<ChosenEngine> {
  const {compileWithUnified} = await import('./unified.js');
  return {compile: compileWithUnified, fallback};
}
