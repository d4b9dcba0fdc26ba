import path from 'node:path';
import type {PluginCommands} from '../compat/pluginCommands.js';
import {findConfigFile} from '../config/findConfigFile.js';
import {defaultConfig, defaultSiteDir} from './options.js';

const CONFIG = '--config';

/**
 * Separates the option `--config <file>` or `--config=<file>` from the other arguments. Arguments after "--" are
 * unchanged.
 */
export function splitConfig(args: readonly string[]): {readonly config?: string; readonly rest: string[]} {
  const rest: string[] = [];
  let config: string | undefined;
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? '';
    if (arg === '--') return {...(config !== undefined && {config}), rest: [...rest, ...args.slice(index)]};
    if (arg.startsWith(`${CONFIG}=`)) config = arg.slice(CONFIG.length + 1);
    else if (arg === CONFIG && index + 1 < args.length) {
      index += 1;
      config = args[index];
    } else rest.push(arg);
  }
  return {...(config !== undefined && {config}), rest};
}

/**
 * Loads the plugins of the site, without their content, and returns the commands that they add with `extendCli`.
 *
 * @throws {SiteError} for a configuration that does not exist or has a mistake
 */
export async function loadPluginCommands(configFile = defaultConfig()): Promise<PluginCommands> {
  const siteDir = path.resolve(defaultSiteDir());
  // Outside of a site, help is printed without loading the rest.
  findConfigFile(siteDir, configFile);
  const [{resolveConfig}, {loadPlugins}, {PluginCommands: Commands}] = await Promise.all([
    import('../config/resolveConfig.js'),
    import('../pluginHost/loadPlugins.js'),
    import('../compat/pluginCommands.js'),
  ]);
  const {context} = await resolveConfig({siteDir, configFile, mode: 'development'});
  return new Commands(await loadPlugins(context));
}

/**
 * Runs a command of a plugin. `--config` selects the site's configuration; it is passed on only if the command has an
 * option of that name.
 */
export async function runPluginCommand(commands: PluginCommands, args: readonly string[]): Promise<void> {
  const {rest} = splitConfig(args);
  await commands.run(commands.hasOption(args[0] ?? '', CONFIG) ? args : rest);
}
