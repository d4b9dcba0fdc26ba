import type {Configuration} from 'webpack';
import type {LoadedContent} from '../content/PluginContent.js';
import {takeWebpack} from '../plugins/currentBundler.js';
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
    takeWebpack(currentBundler, `The plugin "${needsWebpack}" adds plugins of webpack`);
  }
  return applyPluginHooks(createBase(), site, mode).config;
}

/**
 * Replaces Rspack by webpack after a failed compilation, if that may help: a plugin has changed the configuration, perhaps
 * in a way that Rspack does not support.
 *
 * @returns false if webpack would fail as well, or has failed
 */
export function replacesRspack(site: LoadedContent): boolean {
  const {currentBundler} = site.context;
  if (currentBundler.name === 'webpack' || !hasChangedBundler(site)) return false;
  takeWebpack(currentBundler, 'A plugin changes the bundler in a way that Rspack does not support');
  return true;
}
