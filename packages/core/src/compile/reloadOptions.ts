import type {MarkdownConfig, MarkdownRule, MarkdownSite} from '@lectern/mdx';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import type {CompileSetup} from './compileTypes.js';
import {type ConfigPath, configPaths} from './configPaths.js';

/** The lists of a rule that hold functions, under the option names that all content plugins share. */
export const PLUGIN_LISTS = [
  'remarkPlugins',
  'rehypePlugins',
  'recmaPlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
] as const;

type PluginLists = {readonly [list in (typeof PLUGIN_LISTS)[number]]: readonly ConfigPath[]};

/** How another process finds the functions that cannot be sent to it: it loads the config again. */
export interface ReloadedOptions {
  readonly siteDir: string;
  readonly configFile: string;
  readonly locale: string;
  readonly mode: 'production' | 'development';
  /** `undefined` if some functions are not in the config: plugins make them, and have to be loaded as well. */
  readonly places: FunctionPlaces | undefined;
  /** By rule: the plugin instance whose options hold the rule's lists. */
  readonly owners: readonly ({readonly name: string; readonly id: string} | undefined)[];
}

/** Where the config has what a setup lacks. */
export interface FunctionPlaces {
  /** By rule. */
  readonly lists: readonly PluginLists[];
  /** Of the Markdown settings: path in them, path in the config. */
  readonly markdown: readonly (readonly [ConfigPath, ConfigPath])[];
}

function hasPlugins(rule: MarkdownRule): boolean {
  return PLUGIN_LISTS.some((list) => rule[list].length > 0);
}

function functionsIn(markdown: MarkdownConfig): (readonly [unknown, ConfigPath])[] {
  return [...configPaths(markdown)].filter(([value]) => typeof value === 'function');
}

function withoutFunctions(site: MarkdownSite): MarkdownSite {
  return JSON.parse(JSON.stringify(site)) as MarkdownSite;
}

/** Leaves out functions, and times of files, which are compared before. */
function withoutPlugins({fileTimes: _times, ...rule}: MarkdownRule): MarkdownRule {
  return hasPlugins(rule) ? {...rule, ...eachList(() => [])} : rule;
}

export function eachList<T>(of: (list: (typeof PLUGIN_LISTS)[number]) => T): Record<keyof PluginLists, T> {
  return Object.fromEntries(PLUGIN_LISTS.map((list) => [list, of(list)])) as Record<keyof PluginLists, T>;
}

/** Where the config has the plugins of all rules and the functions of the Markdown settings, if it has all of them. */
function findPlaces({rules, site}: CompileSetup, config: object): FunctionPlaces | undefined {
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

/** Checks that a plugin's own options are exactly the rule's lists, so that another process can find them there. */
export function ownsLists(plugin: LoadedPlugin, rule: MarkdownRule): boolean {
  return PLUGIN_LISTS.every((list) => rule[list].length === 0 || plugin.options[list] === rule[list]);
}

export type ReloadedSite = Pick<ReloadedOptions, 'siteDir' | 'configFile' | 'locale' | 'mode'>;

/**
 * Makes a setup that can be sent to another process.
 *
 * @returns `local`: the rules whose functions come from elsewhere than the config and their plugin's options, which are without
 *   them in the setup. Their files have to be compiled here.
 */
export function sendableSetup(
  setup: CompileSetup,
  ownerOf: (rule: MarkdownRule) => LoadedPlugin | undefined,
  {siteDir, siteConfigPath, siteConfig, i18n, mode}: LoadContext,
): {setup: CompileSetup; reload: ReloadedOptions | undefined; local: ReadonlySet<number>} {
  const places = findPlaces(setup, siteConfig);
  const owners = setup.rules.map((rule) => (hasPlugins(rule) ? ownerOf(rule) : undefined));
  const isLocal = (rule: MarkdownRule, index: number) => {
    const owner = owners[index];
    return !places && hasPlugins(rule) && !(owner && ownsLists(owner, rule));
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
  const site: ReloadedSite = {siteDir, configFile: siteConfigPath, locale: i18n.currentLocale, mode};
  return {
    setup: {...sent, site: withoutFunctions(setup.site)},
    reload: {...site, places, owners: named},
    local,
  };
}
