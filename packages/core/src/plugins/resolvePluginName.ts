import path from 'node:path';
import {OUR_PLUGINS, ourPlugin} from './docusaurusPackages.js';

export type PluginKind = 'plugin' | 'theme' | 'preset';

function isPath(name: string): boolean {
  return name.startsWith('.') || path.isAbsolute(name);
}

/**
 * Returns the name without scope that a plugin, theme or preset has in Docusaurus and in Lectern: "plugin-x" for
 * "@docusaurus/plugin-x", for "@lectern/plugin-x" and, with the kind `plugin`, for "x". Returns `undefined` for paths
 * and other scopes.
 */
export function officialName(name: string, kind: PluginKind): string | undefined {
  if (isPath(name)) return undefined;
  return name.startsWith('@') ? /^@(?:docusaurus|lectern)\/(.+)/s.exec(name)?.[1] : `${kind}-${name}`;
}

const OFFICIAL_FILE = /^.*[\\/]node_modules[\\/]@docusaurus[\\/]([\w-]+)[\\/]/s;

/**
 * Returns the modules that are tried for a plugin that is given as a path. Presets from npm refer to plugins of
 * Docusaurus by absolute paths such as "…/node_modules/@docusaurus/plugin-x/lib/index.js": for such a path, Lectern's
 * package is tried first.
 */
function fileCandidates(file: string): string[] {
  const own = ourPlugin(OFFICIAL_FILE.exec(file)?.[1] ?? '');
  return own === undefined ? [file] : [`@lectern/${own}`, file];
}

/**
 * Returns the modules that are tried for a name in the configuration, in this order: the first that exists is loaded.
 */
export function pluginCandidates(name: string, kind: PluginKind): string[] {
  if (isPath(name)) return fileCandidates(name);
  const official = officialName(name, kind);
  const own = official === undefined ? undefined : ourPlugin(official);
  const ours = own === undefined ? [] : [`@lectern/${own}`];
  // Our package is tried before the name itself, since npm has packages of the same name that are no plugins, such as
  // "debug" and "sitemap".
  if (!name.startsWith('@')) return [...ours, name, `@docusaurus/${official}`, `docusaurus-${kind}-${name}`];
  const [scope = name, rest] = name.split(/\/(.*)/s);
  if (rest === undefined) return [`${scope}/docusaurus-${kind}`];
  const isFullName = rest.startsWith(`docusaurus-${kind}`) || official?.startsWith(`${kind}-`);
  return [...new Set([...ours, name, ...(isFullName ? [] : [`${scope}/docusaurus-${kind}-${rest}`])])];
}

/**
 * Returns the names of all plugins, themes or presets of Lectern, in the form of `name` (short, or with the scope of
 * `name`). Used for suggestions if `name` is misspelt.
 */
export function knownNames(name: string, kind: PluginKind): string[] {
  const ours = OUR_PLUGINS.filter((known) => known.startsWith(`${kind}-`));
  if (!name.startsWith('@')) return ours.map((known) => known.slice(kind.length + 1));
  const scope = name.startsWith('@docusaurus/') ? '@docusaurus' : '@lectern';
  return ours.map((known) => `${scope}/${known}`);
}

/**
 * Finds the module for a name or path in the configuration.
 *
 * @param from - files relative to which the name is resolved, in this order: the preset that contains the name, then
 *   the configuration
 * @returns the module's file, and `isPackage`: false for a path. `undefined` if no module is found.
 */
export function resolvePluginName(
  {name, kind, from}: {name: string; kind: PluginKind; from: readonly string[]},
  loader: {resolve(request: string, from: string): string | undefined},
): {file: string; isPackage: boolean} | undefined {
  for (const candidate of pluginCandidates(name, kind)) {
    for (const importer of from) {
      const file = loader.resolve(candidate, importer);
      if (file !== undefined) return {file, isPackage: !isPath(candidate)};
    }
  }
  return undefined;
}
