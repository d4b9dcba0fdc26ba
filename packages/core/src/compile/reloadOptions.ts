import type {MarkdownConfig, MarkdownRule, MarkdownSite} from '@lectern/mdx';
import {parseOwnJson} from '@lectern/store';
import type {OwnFolders} from '../config/ownFolders.js';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import type {CompileSetup} from './compileTypes.js';
import {type ConfigPath, configPaths} from './configPaths.js';

/** Names of the fields of a rule that are lists of unified plugins. All content plugins have options of these names. */
export const PLUGIN_LISTS = [
  'remarkPlugins',
  'rehypePlugins',
  'recmaPlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
] as const;

type PluginLists = {readonly [list in (typeof PLUGIN_LISTS)[number]]: readonly ConfigPath[]};

/** Inputs with which a worker process loads the config of the site again. */
export interface ReloadedSite {
  readonly siteDir: string;
  readonly configFile: string;
  readonly locale: string;
  readonly mode: 'production' | 'development';
  readonly folders: OwnFolders;
}

/** Inputs with which a worker process gets functions of the config, which cannot be sent between processes. */
export interface ReloadedOptions extends ReloadedSite {
  /**
   * Paths of the functions in the config; `undefined` if plugins make some of the functions, so that the plugins have
   * to be loaded as well.
   */
  readonly functionPaths: FunctionPaths | undefined;
  /**
   * For each rule: the plugin instance whose options contain the rule's lists; `undefined` if no plugin has to be
   * loaded.
   */
  readonly owners: readonly ({readonly name: string; readonly id: string} | undefined)[];
}

/** Paths, in the config, of all functions that were removed from a setup. */
export interface FunctionPaths {
  /** For each rule: paths of the remark, rehype and recma plugins in its lists. */
  readonly lists: readonly PluginLists[];
  /** For each function in the Markdown settings: its path in these settings, and its path in the config. */
  readonly markdown: readonly (readonly [ConfigPath, ConfigPath])[];
}

function hasPlugins(rule: MarkdownRule): boolean {
  return PLUGIN_LISTS.some((list) => rule[list].length > 0);
}

function functionsIn(markdown: MarkdownConfig): (readonly [unknown, ConfigPath])[] {
  return [...configPaths(markdown)].filter(([value]) => typeof value === 'function');
}

function withoutFunctions(site: MarkdownSite): MarkdownSite {
  return parseOwnJson<MarkdownSite>(JSON.stringify(site));
}

/** Returns a rule without functions, and without the times of files, which the main process has compared already. */
function withoutPlugins({fileTimes: _times, ...rule}: MarkdownRule): MarkdownRule {
  return hasPlugins(rule) ? {...rule, ...eachList(() => [])} : rule;
}

export function eachList<T>(of: (list: (typeof PLUGIN_LISTS)[number]) => T): Record<keyof PluginLists, T> {
  return Object.fromEntries(PLUGIN_LISTS.map((list) => [list, of(list)])) as Record<keyof PluginLists, T>;
}

/**
 * Finds out where the config contains the plugins of the rules and the functions of the Markdown settings.
 *
 * @returns `undefined` if the config does not contain all of them
 */
function findFunctionPaths({rules, site}: CompileSetup, config: object): FunctionPaths | undefined {
  const paths = configPaths(config);
  const missing: unknown[] = [];
  const pathOf = (value: unknown): ConfigPath => {
    const path = paths.get(value);
    if (!path) missing.push(value);
    return path ?? [];
  };
  const lists = rules.map((rule) => eachList((list) => rule[list].map(pathOf)));
  const markdown = functionsIn(site.markdown).map(([value, path]) => [path, pathOf(value)] as const);
  return missing.length === 0 ? {lists, markdown} : undefined;
}

/**
 * Returns true if the lists of a rule are the same arrays as in the options of a plugin, so that another process can
 * take them from these options.
 */
export function ownsLists(plugin: LoadedPlugin, rule: MarkdownRule): boolean {
  return PLUGIN_LISTS.every((list) => rule[list].length === 0 || plugin.options[list] === rule[list]);
}

/**
 * Makes a setup that can be sent to another process.
 *
 * @returns `setup`: without functions; `reload`: data to load the functions again, `undefined` if there are none;
 *   `local`: indexes of rules whose functions are neither in the config nor in the options of their plugin, so that
 *   their files have to be compiled in this process
 */
export function sendableSetup(
  setup: CompileSetup,
  ownerOf: (rule: MarkdownRule) => LoadedPlugin | undefined,
  {siteDir, cacheDir, generatedFilesDir, siteConfigPath, siteConfig, i18n, mode}: LoadContext,
): {setup: CompileSetup; reload: ReloadedOptions | undefined; local: ReadonlySet<number>} {
  const functionPaths = findFunctionPaths(setup, siteConfig);
  const owners = setup.rules.map((rule) => (hasPlugins(rule) ? ownerOf(rule) : undefined));
  const isLocal = (rule: MarkdownRule, index: number) => {
    const owner = owners[index];
    return !functionPaths && hasPlugins(rule) && !(owner && ownsLists(owner, rule));
  };
  const local = new Set(setup.rules.flatMap((rule, index) => (isLocal(rule, index) ? index : [])));
  const sent = {...setup, rules: setup.rules.map(withoutPlugins)};
  const isReloaded = (rule: MarkdownRule, index: number) => hasPlugins(rule) && !local.has(index);
  if (functionsIn(setup.site.markdown).length === 0 && !setup.rules.some(isReloaded)) {
    return {setup: sent, reload: undefined, local};
  }
  const named = owners.map((owner, index) =>
    owner && !local.has(index) ? {name: owner.plugin.name, id: owner.id} : undefined,
  );
  const site: ReloadedSite = {
    siteDir,
    configFile: siteConfigPath,
    locale: i18n.currentLocale,
    mode,
    folders: {cacheDir, generatedDir: generatedFilesDir, warnings: []},
  };
  return {
    setup: {...sent, site: withoutFunctions(setup.site)},
    reload: {...site, functionPaths, owners: named},
    local,
  };
}
