import type {Command} from 'commander';
import {callHook} from '../plugins/callHook.js';
import {defaultConfig, defaultSiteDir} from './options.js';

/** Adds the commands of the site's plugins: they are made, but load no content. */
export async function extendProgram(program: Command): Promise<void> {
  const [{resolveConfig}, {loadPlugins}] = await Promise.all([
    import('../config/resolveConfig.js'),
    import('../plugins/loadPlugins.js'),
  ]);
  const {context} = await resolveConfig({
    siteDir: defaultSiteDir(),
    configFile: defaultConfig(),
    mode: 'development',
  });
  const {plugins} = await loadPlugins(context);
  for (const plugin of plugins) callHook(plugin, 'extendCli', (hooks) => hooks.extendCli?.(program));
}
