import path from 'node:path';
import {OUR_PLUGINS, ourPlugin} from './docusaurusPackages.js';

export type PluginKind = 'plugin' | 'theme' | 'preset';

function isPath(name: string): boolean {
  return name.startsWith('.') || path.isAbsolute(name);
}

/** `@docusaurus/plugin-x`, `@lectern/plugin-x` and, for a plugin, `x` → `plugin-x`: how both projects name packages. */
export function officialName(name: string, kind: PluginKind): string | undefined {
  if (isPath(name)) return undefined;
  return name.startsWith('@') ? /^@(?:docusaurus|lectern)\/(.+)/s.exec(name)?.[1] : `${kind}-${name}`;
}

const OFFICIAL_FILE = /^.*[\\/]node_modules[\\/]@docusaurus[\\/]([\w-]+)[\\/]/s;

/** Presets from npm name the plugins of Docusaurus by their files. Such a file leads to our package, as the name does. */
function fileCandidates(file: string): string[] {
  const own = ourPlugin(OFFICIAL_FILE.exec(file)?.[1] ?? '');
  return own === undefined ? [file] : [`@lectern/${own}`, file];
}

/** The requests that a name may mean, best first. */
export function pluginCandidates(name: string, kind: PluginKind): string[] {
  if (isPath(name)) return fileCandidates(name);
  const official = officialName(name, kind);
  const own = official === undefined ? undefined : ourPlugin(official);
  const ours = own === undefined ? [] : [`@lectern/${own}`];
  // A bare name of ours may be that of a package which is no plugin, as "debug" and "sitemap" are.
  if (!name.startsWith('@')) return [...ours, name, `@docusaurus/${official}`, `docusaurus-${kind}-${name}`];
  const [scope = name, rest] = name.split(/\/(.*)/s);
  if (rest === undefined) return [`${scope}/docusaurus-${kind}`];
  const isWhole = rest.startsWith(`docusaurus-${kind}`) || official?.startsWith(`${kind}-`);
  return [...new Set([...ours, name, ...(isWhole ? [] : [`${scope}/docusaurus-${kind}-${rest}`])])];
}

/** Names that a misspelt one may have meant. */
export function knownNames(name: string, kind: PluginKind): string[] {
  const ours = OUR_PLUGINS.filter((known) => known.startsWith(`${kind}-`));
  if (!name.startsWith('@')) return ours.map((known) => known.slice(kind.length + 1));
  const scope = name.startsWith('@docusaurus/') ? '@docusaurus' : '@lectern';
  return ours.map((known) => `${scope}/${known}`);
}

/**
 * Finds the module for a name or path in the configuration.
 *
 * @param from - files to look from, best first: the configuration, or the preset that gave the name
 * @returns `undefined` if there is none.
 */
export function resolvePluginName(
  {name, kind, from}: {name: string; kind: PluginKind; from: readonly string[]},
  loader: {resolve(request: string, from: string): string | undefined},
): {file: string; isPackage: boolean} | undefined {
  for (const candidate of pluginCandidates(name, kind)) {
    for (const place of from) {
      const file = loader.resolve(candidate, place);
      if (file !== undefined) return {file, isPackage: !isPath(candidate)};
    }
  }
  return undefined;
}
