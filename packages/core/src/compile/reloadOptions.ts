import type {MarkdownRule, MarkdownSite} from '@lectern/mdx';
import {markdownSettings} from '../config/markdownSettings.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import type {CompileSetup} from './compileFiles.js';

/** The lists of a rule that hold functions, under the option names that all content plugins share. */
const PLUGIN_LISTS = [
  'remarkPlugins',
  'rehypePlugins',
  'recmaPlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
] as const;

/** How a thread finds the functions that cannot be sent to it: it loads the config again. */
export interface ReloadedOptions {
  readonly siteDir: string;
  readonly configFile: string;
  readonly locale: string;
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

/** The files have been looked at already. */
function withoutTimes({fileTimes: _times, ...rule}: MarkdownRule): MarkdownRule {
  return rule;
}

function withoutPlugins(rule: MarkdownRule): MarkdownRule {
  return {...withoutTimes(rule), ...Object.fromEntries(PLUGIN_LISTS.map((list) => [list, []]))};
}

/** Whether a plugin's own options hold exactly the rule's lists, so that another thread can find them there. */
function owns(plugin: LoadedPlugin, rule: MarkdownRule): boolean {
  return PLUGIN_LISTS.every((list) => rule[list].length === 0 || plugin.options[list] === rule[list]);
}

/**
 * Makes a setup that can be sent to a thread.
 *
 * @returns `undefined` where a rule's functions come from elsewhere than its plugin's options: compile such sites here.
 */
export function sendableSetup(
  setup: CompileSetup,
  ownerOf: (rule: MarkdownRule) => LoadedPlugin | undefined,
  site: {siteDir: string; configFile: string; locale: string},
): {setup: CompileSetup; reload: ReloadedOptions | undefined} | undefined {
  const plainSite = isPlain(setup.site.markdown);
  if (plainSite && !setup.rules.some(hasPlugins)) {
    return {setup: {...setup, rules: setup.rules.map(withoutTimes)}, reload: undefined};
  }
  const owners = setup.rules.map((rule) => (hasPlugins(rule) ? ownerOf(rule) : undefined));
  if (setup.rules.some((rule, index) => hasPlugins(rule) && !(owners[index] && owns(owners[index], rule)))) {
    return undefined;
  }
  return {
    setup: {...setup, site: withoutFunctions(setup.site), rules: setup.rules.map(withoutPlugins)},
    reload: {...site, owners: owners.map((owner) => owner && {name: owner.plugin.name, id: owner.id})},
  };
}

/** The other side of `sendableSetup`: loads config and plugins, and puts their functions back in place. */
export async function restoreRules(setup: CompileSetup, reload: ReloadedOptions): Promise<CompileSetup> {
  const [{resolveConfig}, {loadPlugins}] = await Promise.all([
    import('../config/resolveConfig.js'),
    import('../plugins/loadPlugins.js'),
  ]);
  const {siteDir, configFile, locale} = reload;
  const loaded = await resolveConfig({siteDir, configFile, locale, mode: 'production'});
  const {plugins, context} = await loadPlugins(loaded.context);
  const rules = setup.rules.map((rule, index) => {
    const owner = reload.owners[index];
    const plugin = owner && plugins.find((one) => one.plugin.name === owner.name && one.id === owner.id);
    if (!plugin) return rule;
    return {...rule, ...Object.fromEntries(PLUGIN_LISTS.map((list) => [list, plugin.options[list] ?? []]))};
  });
  return {...setup, site: {...setup.site, markdown: markdownSettings(context.siteConfig)}, rules};
}
