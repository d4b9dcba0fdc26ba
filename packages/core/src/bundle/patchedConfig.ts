import type {Configuration} from 'webpack';
import type {LoadedContent} from '../content/PluginContent.js';
import {switchToWebpack} from '../plugins/currentBundler.js';
import {hasChangedBundler} from './bundleKeys.js';
import {withStyleMarks} from './MarkedStyleOrderPlugin.js';
import {applyPluginHooks} from './pluginPatches.js';

/**
 * The bundler's configuration with the changes of plugins. If a plugin adds what only webpack can run, webpack takes the
 * place of Rspack in the context of the site.
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
    if (needsWebpack === undefined) return withStyleMarks(config);
    switchToWebpack(currentBundler, `The plugin "${needsWebpack}" adds plugins of webpack`);
  }
  return applyPluginHooks(createBase(), site, mode).config;
}

/**
 * Replaces Rspack by webpack after a failed compilation, if a plugin or the site has changed the configuration: the
 * change may need webpack.
 *
 * @returns true if the compilation should be repeated with webpack
 */
export function switchAfterFailure(site: LoadedContent): boolean {
  const {currentBundler} = site.context;
  if (currentBundler.name === 'webpack' || !hasChangedBundler(site)) return false;
  switchToWebpack(currentBundler, 'Rspack failed, and a plugin or "webpack.jsLoader" changes its settings');
  return true;
}
