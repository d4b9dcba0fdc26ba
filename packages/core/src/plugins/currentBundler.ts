import {createRequire} from 'node:module';
import type {CurrentBundler} from './Plugin.js';

const require = createRequire(import.meta.url);

/**
 * This is a class and not an object literal, so that the getter `instance` is on the prototype: if a plugin spreads or
 * clones the context, the getter is neither called nor copied.
 */
class Webpack implements CurrentBundler {
  readonly name = 'webpack';

  /** webpack, loaded on first access: a build whose code has not changed does not need it. */
  get instance(): CurrentBundler['instance'] {
    return require('webpack');
  }
}

export const currentBundler: CurrentBundler = new Webpack();
