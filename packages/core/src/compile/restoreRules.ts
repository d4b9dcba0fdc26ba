import type {UnifiedPlugin} from '@lectern/mdx';
import {markdownSettings} from '../config/markdownSettings.js';
import type {CompileSetup} from './compileTypes.js';
import {type ConfigPath, setValueAt, valueAt} from './configPaths.js';
import {eachList, type FunctionPaths, type ReloadedOptions, type ReloadedSite} from './reloadOptions.js';

/** Configs and plugins that this process has loaded or is loading, by kind ("config" or "plugins") and site. */
// Module state: one map for all tasks of this process; never freed, since a new config is loaded by new processes.
const loaded = new Map<string, Promise<object>>();

function loadOnce<T extends object>(kind: string, site: ReloadedSite, load: () => Promise<T>): Promise<T> {
  const key = JSON.stringify([kind, site]);
  const loading = loaded.get(key) ?? load();
  loaded.set(key, loading);
  return loading as Promise<T>;
}

/**
 * Reverses `sendableSetup` in a worker process: loads the config and puts its functions back into the setup. Loads the
 * plugins as well if functions of the setup are not in the config.
 */
export async function restoreRules(
  setup: CompileSetup,
  {functionPaths, owners, ...site}: ReloadedOptions,
): Promise<CompileSetup> {
  const restored = functionPaths && (await takeFromConfig(setup, functionPaths, site));
  return restored ?? takeFromPlugins(setup, owners, site);
}

/**
 * Fills a setup with functions from the config.
 *
 * @returns `undefined` if the config lacks some of the functions
 */
async function takeFromConfig(
  setup: CompileSetup,
  functionPaths: FunctionPaths,
  site: ReloadedSite,
): Promise<CompileSetup | undefined> {
  const {siteDir, configFile, locale} = site;
  const {cacheDir} = site.folders;
  const {value: config} = await loadOnce('config', site, async () => {
    const {loadConfigModule} = await import('../config/loadConfigModule.js');
    return loadConfigModule(configFile, {siteDir, cacheDir, locale});
  });
  let isComplete = true;
  const take = (path: ConfigPath): unknown => {
    const value = valueAt(config, path);
    isComplete &&= value !== undefined;
    return value;
  };
  const rules = setup.rules.map((rule, index) => {
    const lists = functionPaths.lists[index];
    return lists ? {...rule, ...eachList((list) => lists[list].map(take))} : rule;
  });
  const markdown = structuredClone(setup.site.markdown);
  for (const [path, configPath] of functionPaths.markdown) setValueAt(markdown, path, take(configPath));
  return isComplete ? {...setup, site: {...setup.site, markdown}, rules} : undefined;
}

async function loadSite(site: ReloadedSite) {
  const [{resolveConfig}, {loadPlugins}] = await Promise.all([
    import('../config/resolveConfig.js'),
    import('../pluginHost/loadPlugins.js'),
  ]);
  const config = await resolveConfig(site);
  const {plugins, context} = await loadPlugins(config.context);
  return {plugins, markdown: markdownSettings(context.siteConfig)};
}

async function takeFromPlugins(
  setup: CompileSetup,
  owners: ReloadedOptions['owners'],
  site: ReloadedSite,
): Promise<CompileSetup> {
  const {plugins, markdown} = await loadOnce('plugins', site, () => loadSite(site));
  const rules = setup.rules.map((rule, index) => {
    const owner = owners[index];
    const plugin = owner && plugins.find((one) => one.plugin.name === owner.name && one.id === owner.id);
    if (!plugin) return rule;
    return {...rule, ...eachList((list) => (plugin.options[list] ?? []) as readonly UnifiedPlugin[])};
  });
  return {...setup, site: {...setup.site, markdown}, rules};
}
