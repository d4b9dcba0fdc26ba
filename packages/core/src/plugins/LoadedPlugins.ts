import type {LoadContext, LoadedPlugin} from './Plugin.js';

/** Every plugin of a site, in the order in which hooks run. */
export interface LoadedPlugins {
  readonly plugins: readonly LoadedPlugin[];
  /** As given, with every plugin's `themeConfig` checks and defaults applied. */
  readonly context: LoadContext;
  /** Entry files of plugins and presets, the site's own files that these import, and package.json files: for caches and watchers. */
  readonly files: readonly string[];
  /** Warnings for the user; the build goes on. */
  readonly warnings: readonly string[];
}
