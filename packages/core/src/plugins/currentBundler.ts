import {createRequire} from 'node:module';
import {onceFor} from '../shared/onceFor.js';
import type {CurrentBundler} from './Plugin.js';

const require = createRequire(import.meta.url);

/**
 * Bundler of a site. This is a class and not an object literal, so that the getter `instance` is on the prototype: if a
 * plugin spreads or clones the context, the getter is neither called nor copied.
 */
class SiteBundler implements CurrentBundler {
  name: CurrentBundler['name'] = 'rspack';
  /** Absent for Rspack. */
  webpack?: InstalledWebpack;

  /** The bundler, loaded on first access: a build whose code has not changed does not need it. */
  get instance(): CurrentBundler['instance'] {
    return this.webpack ? require(this.webpack.dir) : (imported ?? require('@rspack/core').rspack);
  }
}

/** webpack in place of Rspack. */
interface InstalledWebpack {
  /** Folder of the package, absolute. */
  readonly dir: string;
  /** Reason for webpack, for the output: first part of a sentence. */
  readonly reason: string;
}

/** Rspack, if `loadBundler` has imported it. */
// Module state: Node has one cache of modules.
let imported: CurrentBundler['instance'] | undefined;

/**
 * Loads the bundler of a site if `instance` could not: with Yarn's Plug'n'Play, `require` finds no ES modules in the
 * archives of packages (Node 20 to 24), but `import` does.
 */
export async function loadBundler({name}: CurrentBundler): Promise<void> {
  if (name === 'rspack' && process.versions.pnp !== undefined)
    imported ??= (await import('@rspack/core')).rspack as unknown as CurrentBundler['instance'];
}

/** Returns the bundler of a site, for the contexts of all its locales: Rspack, until a plugin needs webpack. */
// Module state: cache by folder of the site; a restarted dev server keeps to the bundler that was found to work.
export const bundlerOf = onceFor((_siteDir: string): CurrentBundler => new SiteBundler());

/** Replaces Rspack by webpack in all contexts of a site. */
export function switchToWebpack(bundler: CurrentBundler, webpack: InstalledWebpack): void {
  if (bundler instanceof SiteBundler) Object.assign(bundler, {name: 'webpack', webpack});
}

/** Line of the output for a site that webpack bundles; `undefined` if Rspack does. */
export function webpackNote(bundler: CurrentBundler): string | undefined {
  if (!(bundler instanceof SiteBundler) || !bundler.webpack) return undefined;
  return `${bundler.webpack.reason}, so webpack makes the bundle, which takes longer than Rspack.`;
}
