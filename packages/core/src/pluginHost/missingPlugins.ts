import {configLocation} from '../config/findFieldLine.js';
import {codedText} from '../errors/errorAddress.js';
import {listProblems, problemError} from '../errors/problems.js';
import type {Problem, SiteError} from '../errors/SiteError.js';
import {nearestWord} from '../errors/suggestions.js';
import {listWords} from '../errors/words.js';
import {DOCUSAURUS_PACKAGES} from '../plugins/docusaurusPackages.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {knownNames, officialName, type PluginKind, pluginCandidates} from '../plugins/resolvePluginName.js';

/** A plugin, theme or preset that the configuration names and that is not installed. */
export interface MissingPlugin {
  readonly kind: PluginKind;
  readonly name: string;
  /** Path in the configuration: `["presets", 0, "imageZoom"]`. */
  readonly field: readonly PropertyKey[];
  /**
   * Name of the preset's option that makes the preset add the plugin: "imageZoom". Absent if the configuration lists
   * the plugin.
   */
  readonly option?: string | undefined;
}

/**
 * Effect on the site if a Docusaurus package is left out, as the end of a message: "the bundle is not analysed".
 *
 * @param official - name without scope: "plugin-pwa"
 * @returns `undefined` for a package that cannot be left out
 */
export function lossWithout(official: string): string | undefined {
  return DOCUSAURUS_PACKAGES.get(official)?.loss;
}

/**
 * True if a Docusaurus package has no counterpart in Lectern.
 *
 * @param official - name without scope
 */
export function isMissingPackage(official: string): boolean {
  return DOCUSAURUS_PACKAGES.get(official)?.role === 'missing';
}

function additionOf({name, kind}: MissingPlugin): string | undefined {
  return lossWithout(officialName(name, kind) ?? '');
}

const INSTALL = 'Check the spelling, or install the package in the site folder.';

/** Advice for one missing plugin; `undefined` if the general advice (`INSTALL`) is enough. */
function suggestionFor(plugin: MissingPlugin): string | undefined {
  const {name, kind} = plugin;
  if (/^[./]/.test(name)) return 'Relative paths start from the folder of the configuration file.';
  const known = knownNames(name, kind);
  if (known.includes(name)) return 'The name is right: install the package in the site folder.';
  const nearest = nearestWord(name, known);
  return nearest && `Did you mean "${nearest}"?`;
}

/**
 * Location for the message about a missing plugin: the line of its name in the config file or, if the name is not in
 * the file, the line of the field.
 */
function locationOf({name, field, option}: MissingPlugin, file: string): Pick<Problem, 'file' | 'line'> {
  const written = option === undefined ? configLocation(file, [name]).line : undefined;
  return {file, line: written ?? configLocation(file, field).line};
}

function messageOf(plugin: MissingPlugin): string {
  const {kind, name, option} = plugin;
  const asks = option === undefined ? '' : ` (the option "${option}" of a preset needs it)`;
  const tried = pluginCandidates(name, kind).map((candidate) => `"${candidate}"`);
  return `There is no ${kind} "${name}"${asks}. Tried ${listWords(tried, 'and')}.`;
}

/**
 * Returns one error for all missing plugins. If one plugin is missing, the advice is in `hint`. If several are missing,
 * each message contains the advice for its plugin, and `hint` is `INSTALL` if a plugin has no own advice.
 */
function missingError(plugins: readonly MissingPlugin[], {siteDir, siteConfigPath}: LoadContext): SiteError {
  const isOne = plugins.length === 1;
  const problems = plugins.map((plugin) => {
    const suggestion = isOne ? undefined : suggestionFor(plugin);
    const message = [messageOf(plugin), suggestion].filter(Boolean).join(' ');
    return {...locationOf(plugin, siteConfigPath), message};
  });
  const suggestions = plugins.map(suggestionFor);
  return problemError(problems, {
    code: 'PLUGIN_NOT_FOUND',
    heading: 'Some plugins, themes or presets are not installed:',
    hint: isOne ? (suggestions[0] ?? INSTALL) : suggestions.includes(undefined) ? INSTALL : undefined,
    siteDir,
  });
}

/**
 * Reports every plugin, theme and preset that is not installed, each with its line in the configuration.
 *
 * @returns a warning about plugins that the site can do without and that are left out
 * @throws {SiteError} `PLUGIN_NOT_FOUND` with all other missing plugins
 */
export function reportMissingPlugins(
  missing: readonly MissingPlugin[],
  context: LoadContext,
): string | undefined {
  const needed = missing.filter((plugin) => additionOf(plugin) === undefined);
  if (needed.length > 0) throw missingError(needed, context);
  const {siteDir, siteConfigPath} = context;
  const additions = missing.map((plugin) => ({
    ...locationOf(plugin, siteConfigPath),
    message: `The ${plugin.kind} "${plugin.name}" is not installed and is left out: ${additionOf(plugin)}.`,
  }));
  return additions.length > 0
    ? codedText('PLUGIN_LEFT_OUT', undefined, listProblems(additions, siteDir))
    : undefined;
}
