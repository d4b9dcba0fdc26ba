import {createRequire} from 'node:module';
import type {CurrentBundler} from './Plugin.js';

const require = createRequire(import.meta.url);

/**
 * Bundler of one locale. This is a class and not an object literal, so that the getter `instance` is on the prototype:
 * if a plugin spreads or clones the context, the getter is neither called nor copied.
 */
class SiteBundler implements CurrentBundler {
  name: CurrentBundler['name'];

  constructor(name: CurrentBundler['name']) {
    this.name = name;
  }

  /** The bundler, loaded on first access: a build whose code has not changed does not need it. */
  get instance(): CurrentBundler['instance'] {
    return this.name === 'rspack' ? require('@rspack/core').rspack : require('webpack');
  }
}

/** Makes the bundler of a context: Rspack for a build, webpack for the dev server. */
export function createBundler(mode: 'development' | 'production'): CurrentBundler {
  return new SiteBundler(mode === 'production' ? 'rspack' : 'webpack');
}

/** Replaces Rspack by webpack in a context, for a site with plugins that need webpack. */
export function takeWebpack(bundler: CurrentBundler): void {
  if (bundler instanceof SiteBundler) bundler.name = 'webpack';
}
