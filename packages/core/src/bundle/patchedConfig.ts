import type {Compiler, Configuration} from 'webpack';
import type {LoadedContent} from '../content/PluginContent.js';
import {errors} from '../errors/catalog.js';
import {switchToWebpack} from '../plugins/currentBundler.js';
import {hasChangedBundler} from './bundleKeys.js';
import {findWebpack, missingWebpackHint} from './findWebpack.js';
import {withStyleMarks} from './MarkedStyleOrderPlugin.js';
import {applyPluginHooks} from './pluginPatches.js';

/**
 * The bundler's configuration with the changes of plugins. If a plugin adds what may run only in webpack, and webpack
 * is installed, it takes the place of Rspack in the context of the site.
 *
 * @param createBase - makes the configuration for the bundler of the context, before the changes
 */
export function patchedConfig(
  site: LoadedContent,
  mode: 'development' | 'production',
  createBase: () => Configuration,
): Configuration {
  const {currentBundler} = site.context;
  if (currentBundler.name === 'rspack') {
    const {config, needsWebpack} = applyPluginHooks(createBase(), site, mode);
    const file = needsWebpack === undefined ? undefined : findWebpack(site);
    if (file === undefined) return withStyleMarks(config);
    switchToWebpack(currentBundler, {file, reason: `The plugin "${needsWebpack}" adds plugins of webpack`});
  }
  return applyPluginHooks(createBase(), site, mode).config;
}

/**
 * Makes the compiler, in which the constructor calls the plugins.
 *
 * @throws {SiteError} `BUNDLE_FAILED` if that fails, and webpack is missing, which a plugin may need
 */
export function createCompiler(site: LoadedContent, config: Configuration): Compiler {
  const {instance} = site.context.currentBundler;
  try {
    const compiler = instance(config);
    if (compiler) return compiler;
  } catch (error) {
    const hint = missingWebpackHint(site);
    throw hint === undefined || !(error instanceof Error) ? error : errors.bundlerFailed(error, hint);
  }
  throw new Error('The bundler made no compiler.');
}

/**
 * Replaces Rspack by webpack after a failed compilation, if webpack is installed, and a plugin or the site has changed
 * the configuration: the change may need webpack.
 *
 * @returns true if the compilation should be repeated with webpack
 */
export function switchAfterFailure(site: LoadedContent): boolean {
  const {currentBundler} = site.context;
  if (currentBundler.name === 'webpack' || !hasChangedBundler(site)) return false;
  const file = findWebpack(site);
  if (file === undefined) return false;
  const reason = 'Rspack failed, and a plugin or "webpack.jsLoader" changes its settings';
  switchToWebpack(currentBundler, {file, reason});
  return true;
}
