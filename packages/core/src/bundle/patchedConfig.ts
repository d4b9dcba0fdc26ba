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
    const dir = needsWebpack === undefined ? undefined : findWebpack(site);
    if (dir === undefined) return withStyleMarks(config);
    switchToWebpack(currentBundler, {dir, reason: `The plugin "${needsWebpack}" adds plugins of webpack`});
  }
  return applyPluginHooks(createBase(), site, mode).config;
}

/**
 * Function that makes a compiler with the bundler of the site. It throws a `SiteError` (`BUNDLE_FAILED`) if a plugin
 * fails that may need webpack, which is not installed: compilers call plugins when they are made.
 */
export function compilerOf(site: LoadedContent): (config: Configuration) => Compiler | null {
  const {instance} = site.context.currentBundler;
  return (config) => {
    try {
      return instance(config);
    } catch (error) {
      const hint = missingWebpackHint(site);
      throw hint === undefined || !(error instanceof Error) ? error : errors.bundlerFailed(error, hint);
    }
  };
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
  const dir = findWebpack(site);
  if (dir === undefined) return false;
  const reason = 'Rspack failed, and a plugin or "webpack.jsLoader" changes its settings';
  switchToWebpack(currentBundler, {dir, reason});
  return true;
}
