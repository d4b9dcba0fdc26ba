import path from 'node:path';
import type {ModuleLoader} from '../config/moduleLoader.js';
import {errors} from '../errors/catalog.js';

export type PluginKind = 'plugin' | 'theme' | 'preset';

/** Our packages, and the names that sites know them by. */
const OUR_PACKAGES: {readonly [name: string]: readonly string[]} = {
  '@lectern/preset-classic': ['preset-classic'],
  '@lectern/plugin-content-docs': ['plugin-content-docs'],
  '@lectern/plugin-content-blog': ['plugin-content-blog'],
  '@lectern/plugin-content-pages': ['plugin-content-pages'],
  '@lectern/plugin-debug': ['plugin-debug'],
  '@lectern/plugin-sitemap': ['plugin-sitemap'],
  '@lectern/plugin-redirects': ['plugin-redirects', 'plugin-client-redirects'],
  '@lectern/plugin-ideal-image': ['plugin-ideal-image'],
  '@lectern/plugin-pwa': ['plugin-pwa'],
  '@lectern/plugin-svgr': ['plugin-svgr'],
  '@lectern/theme-classic': ['theme-classic'],
  '@lectern/theme-search': ['theme-search', 'theme-search-algolia'],
  '@lectern/theme-live-code': ['theme-live-code', 'theme-live-codeblock'],
};

const OUR_NAMES = new Map(
  Object.entries(OUR_PACKAGES).flatMap(([name, aliases]) => aliases.map((alias) => [alias, name] as const)),
);

function isPath(name: string): boolean {
  return name.startsWith('.') || path.isAbsolute(name);
}

/** The requests that a name may stand for, best first. */
export function pluginCandidates(name: string, kind: PluginKind): string[] {
  if (isPath(name)) return [name];
  if (name.startsWith('@')) {
    const [scope = name, rest] = name.split(/\/(.*)/s);
    if (rest === undefined) return [`${scope}/docusaurus-${kind}`];
    const ours = scope === '@docusaurus' || scope === '@lectern' ? OUR_NAMES.get(rest) : undefined;
    return [...new Set([...(ours ? [ours] : []), name, `${scope}/docusaurus-${kind}-${rest}`])];
  }
  const ours = OUR_NAMES.get(`${kind}-${name}`);
  return [name, ...(ours ? [ours] : []), `@docusaurus/${kind}-${name}`, `docusaurus-${kind}-${name}`];
}

/** What a misspelt name may have meant. */
function knownNames(name: string, kind: PluginKind): string[] {
  const ours = [...OUR_NAMES.keys()].filter((alias) => alias.startsWith(`${kind}-`));
  if (!name.startsWith('@')) return ours.map((alias) => alias.slice(kind.length + 1));
  const scope = name.startsWith('@docusaurus/') ? '@docusaurus' : '@lectern';
  return ours.map((alias) => `${scope}/${alias}`);
}

/**
 * Finds the module that a name or path in the configuration stands for.
 *
 * @param from - files to look from, best first: the configuration, or the preset that gave the name
 * @throws {SiteError} `PLUGIN_NOT_FOUND`
 */
export function resolvePluginName(
  {name, kind, from}: {name: string; kind: PluginKind; from: readonly string[]},
  loader: ModuleLoader,
): {file: string; isPackage: boolean} {
  const candidates = pluginCandidates(name, kind);
  for (const candidate of candidates) {
    for (const place of from) {
      const file = loader.resolve(candidate, place);
      if (file !== undefined) return {file, isPackage: !isPath(candidate)};
    }
  }
  const configFile = from.at(-1) ?? '';
  const tried = candidates.map((candidate) => `"${candidate}"`);
  throw errors.pluginNotFound({kind, name, tried, known: knownNames(name, kind), place: {file: configFile}});
}
