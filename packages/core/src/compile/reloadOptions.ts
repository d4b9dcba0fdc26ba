import type {MarkdownConfig, MarkdownRule, MarkdownSite} from '@lectern/mdx';
import {markdownSettings} from '../config/markdownSettings.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import type {CompileSetup} from './compileTypes.js';

/** The lists of a rule that hold functions, under the option names that all content plugins share. */
const PLUGIN_LISTS = [
  'remarkPlugins',
  'rehypePlugins',
  'recmaPlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
] as const;

/** How another process finds the functions that cannot be sent to it: it loads the config again. */
export interface ReloadedOptions {
  readonly siteDir: string;
  readonly configFile: string;
  readonly locale: string;
  readonly mode: 'production' | 'development';
  /** By rule: the plugin instance whose options hold the rule's lists. */
  readonly owners: readonly ({readonly name: string; readonly id: string} | undefined)[];
}

function hasPlugins(rule: MarkdownRule): boolean {
  return PLUGIN_LISTS.some((list) => rule[list].length > 0);
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isPlain);
}

function withoutFunctions(site: MarkdownSite): MarkdownSite {
  return JSON.parse(JSON.stringify(site)) as MarkdownSite;
}

/** Leaves out functions, and times of files, which are compared before. */
function withoutPlugins({fileTimes: _times, ...rule}: MarkdownRule): MarkdownRule {
  return hasPlugins(rule) ? {...rule, ...Object.fromEntries(PLUGIN_LISTS.map((list) => [list, []]))} : rule;
}

/** Whether a plugin's own options hold exactly the rule's lists, so that another process can find them there. */
function owns(plugin: LoadedPlugin, rule: MarkdownRule): boolean {
  return PLUGIN_LISTS.every((list) => rule[list].length === 0 || plugin.options[list] === rule[list]);
}

/**
 * Makes a setup that can be sent to another process.
 *
 * @returns `local`: the rules whose functions come from elsewhere than their plugin's options, which are without them in
 *   the setup. Their files have to be compiled here.
 */
export function sendableSetup(
  setup: CompileSetup,
  ownerOf: (rule: MarkdownRule) => LoadedPlugin | undefined,
  site: Omit<ReloadedOptions, 'owners'>,
): {setup: CompileSetup; reload: ReloadedOptions | undefined; local: ReadonlySet<number>} {
  const owners = setup.rules.map((rule) => (hasPlugins(rule) ? ownerOf(rule) : undefined));
  const isLocal = (rule: MarkdownRule, index: number) => {
    const owner = owners[index];
    return hasPlugins(rule) && !(owner && owns(owner, rule));
  };
  const local = new Set(setup.rules.flatMap((rule, index) => (isLocal(rule, index) ? index : [])));
  const sent = {...setup, rules: setup.rules.map(withoutPlugins)};
  const isReloaded = (rule: MarkdownRule, index: number) => hasPlugins(rule) && !local.has(index);
  if (isPlain(setup.site.markdown) && !setup.rules.some(isReloaded)) {
    return {setup: sent, reload: undefined, local};
  }
  const named = owners.map((owner, index) =>
    owner && !local.has(index) ? {name: owner.plugin.name, id: owner.id} : undefined,
  );
  return {
    setup: {...sent, site: withoutFunctions(setup.site)},
    reload: {...site, owners: named},
    local,
  };
}

type ReloadedSite = Omit<ReloadedOptions, 'owners'>;

interface LoadedSite {
  readonly plugins: readonly LoadedPlugin[];
  readonly markdown: MarkdownConfig;
}

/** Sites that this process has loaded. A changed configuration is loaded by a new process. */
const loadedSites = new Map<string, Promise<LoadedSite>>();

async function loadSite(site: ReloadedSite): Promise<LoadedSite> {
  const [{resolveConfig}, {loadPlugins}] = await Promise.all([
    import('../config/resolveConfig.js'),
    import('../plugins/loadPlugins.js'),
  ]);
  const loaded = await resolveConfig(site);
  const {plugins, context} = await loadPlugins(loaded.context);
  return {plugins, markdown: markdownSettings(context.siteConfig)};
}

/** The other side of `sendableSetup`: loads config and plugins, and puts their functions back in place. */
export async function restoreRules(
  setup: CompileSetup,
  {owners, ...site}: ReloadedOptions,
): Promise<CompileSetup> {
  const key = JSON.stringify(site);
  const loading = loadedSites.get(key) ?? loadSite(site);
  loadedSites.set(key, loading);
  const {plugins, markdown} = await loading;
  const rules = setup.rules.map((rule, index) => {
    const owner = owners[index];
    const plugin = owner && plugins.find((one) => one.plugin.name === owner.name && one.id === owner.id);
    if (!plugin) return rule;
    return {...rule, ...Object.fromEntries(PLUGIN_LISTS.map((list) => [list, plugin.options[list] ?? []]))};
  });
  return {...setup, site: {...setup.site, markdown}, rules};
}
