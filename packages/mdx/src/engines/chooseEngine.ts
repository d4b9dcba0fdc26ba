import type {Compilation} from '../compilation.js';
import {hasUnifiedPlugins} from '../hasUnifiedPlugins.js';
import type {Engine} from './Engine.js';
import {isMisreadBySatteri} from './isMisreadBySatteri.js';
import {isSlowForSatteri} from './isSlowForSatteri.js';
import {compileWithSatteri} from './satteri.js';

export interface ChosenEngine {
  readonly compile: Engine;
  /** Why `@mdx-js/mdx` compiles a page that satteri was to compile with plugins of the site. */
  readonly fallback?: string | undefined;
}

/**
 * Chooses satteri wherever it can compile a page: it parses many times faster than `@mdx-js/mdx`. Only what a page needs is
 * loaded: the unified packages take a while.
 *
 * @throws {MarkdownError} `MDX_PLUGIN_FAILED` for a plugin that cannot be started.
 */
export async function chooseEngine(compilation: Compilation): Promise<ChosenEngine> {
  if (compilation.input.avoidsNative) return mdxJs('no other process can load their plugins');
  if (!hasUnifiedPlugins(compilation.input.rule)) {
    const isRefused = isSlowForSatteri(compilation) || isMisreadBySatteri(compilation);
    return isRefused ? mdxJs(undefined) : {compile: compileWithSatteri};
  }
  const {compileWithPlugins, parserExtensionOf} = await import('./satteriPlugins.js');
  const extension = parserExtensionOf(compilation);
  if (extension) return mdxJs(`${extension} extends the parser`);
  if (isSlowForSatteri(compilation)) return mdxJs('their text takes the native parser too long');
  if (isMisreadBySatteri(compilation)) return mdxJs('the native parser misreads their code spans');
  return {compile: compileWithPlugins};
}

/** `@mdx-js/mdx` */
export async function mdxJs(fallback: string | undefined): Promise<ChosenEngine> {
  const {compileWithUnified} = await import('./unified.js');
  return {compile: compileWithUnified, fallback};
}
