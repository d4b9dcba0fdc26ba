import {DOCUSAURUS_PACKAGES} from '../plugins/docusaurusPackages.js';
import {INTERFACE_VERSION} from '../version.js';

/**
 * Name of a global map that all copies of validate-peer-dependencies 2 share; its function `assumeProvided` writes to
 * the map.
 */
const ASSUMED = '__ValidatePeerDependenciesAssumeProvided';

/**
 * Makes Docusaurus packages count as installed, in version `INTERFACE_VERSION`, for plugins that check their peer
 * dependencies with validate-peer-dependencies when they are loaded. The check would fail otherwise: these packages may
 * be missing, or be packages of Lectern, which have other version numbers.
 */
export function assumePeers(): void {
  const holder: typeof globalThis & {[ASSUMED]?: Map<string, string>} = globalThis;
  holder[ASSUMED] ??= new Map();
  for (const [name, {role}] of DOCUSAURUS_PACKAGES) {
    if (role !== 'missing') holder[ASSUMED].set(`@docusaurus/${name}`, INTERFACE_VERSION);
  }
}
