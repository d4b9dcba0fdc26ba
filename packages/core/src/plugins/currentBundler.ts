import {createRequire} from 'node:module';
import type {CurrentBundler} from './Plugin.js';

const require = createRequire(import.meta.url);

/** A class: its getter is not copied along with the context, which travels between threads. */
class Webpack implements CurrentBundler {
  readonly name = 'webpack';

  /** Loaded on first use, since a build whose code has not changed does without it. */
  get instance(): CurrentBundler['instance'] {
    return require('webpack') as CurrentBundler['instance'];
  }
}

export const currentBundler: CurrentBundler = new Webpack();
