import {DOCUSAURUS_PACKAGES} from '../plugins/docusaurusPackages.js';
import {INTERFACE_VERSION} from '../version.js';

/** The map that all copies of validate-peer-dependencies 2 share; `assumeProvided` of the package writes to it. */
const ASSUMED = '__ValidatePeerDependenciesAssumeProvided';

/**
 * Satisfies plugins that check their peers by validate-peer-dependencies when they are loaded: packages of Docusaurus count as
 * installed, in the version whose interface Lectern has. They may be missing, or be ours, with versions of ours.
 */
export function assumePeers(): void {
  const holder = globalThis as {[ASSUMED]?: Map<string, string>};
  holder[ASSUMED] ??= new Map();
  for (const [name, {role}] of DOCUSAURUS_PACKAGES) {
    if (role !== 'missing') holder[ASSUMED].set(`@docusaurus/${name}`, INTERFACE_VERSION);
  }
}
