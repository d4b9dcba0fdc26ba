import type {CheckName} from '../schema/checkNames.js';
import type {CheckedSite} from './CheckedSite.js';
import type {Finding} from './Finding.js';

/** A check of a site. */
export interface Check {
  /** Option that requests the check, if it does not run by default: it needs the network, or a browser. */
  readonly option?: '--external' | '--accessibility';
  run(site: CheckedSite): Promise<readonly Finding[]>;
}

/**
 * All checks. To add one, add its name to `CHECK_NAMES` and its severity to `checkSchema`, then an entry here. A check that
 * needs the built pages calls `site.output()`, which builds the site on the first call.
 */
export const checks: {readonly [name in CheckName]: Check} = {
  links: {run: async (site) => (await import('./links.js')).checkLinks(site)},
  anchors: {run: async (site) => (await import('./links.js')).checkAnchors(site)},
  translations: {run: async (site) => (await import('./translations.js')).checkTranslations(site)},
  budgets: {run: async (site) => (await import('./budgets.js')).checkBudgets(site)},
  samples: {run: async (site) => (await import('./samples.js')).checkSamples(site)},
  plugins: {run: async (site) => (await import('./plugins.js')).checkPlugins(site)},
  external: {
    option: '--external',
    run: async (site) => (await import('./external/checkExternal.js')).checkExternal(site),
  },
  accessibility: {
    option: '--accessibility',
    run: async (site) => (await import('./accessibility.js')).checkAccessibility(site),
  },
};
