import type {LoadContext, LoadedPlugin} from './Plugin.js';

/** All plugins and themes of a site for one locale. `plugins` is in the order in which their hooks run. */
export interface LoadedPlugins {
  readonly plugins: readonly LoadedPlugin[];
  /** Argument that all plugin functions got. Its `themeConfig` is checked, and has the defaults of all plugins. */
  readonly context: LoadContext;
  /**
   * Files that determine the plugins: entry files of plugins and presets, files of the site that these import, and
   * package.json files. Caches depend on them, and `site start` watches them. Absolute paths.
   */
  readonly files: readonly string[];
  /** Warnings for the user, as text. They do not end the command. */
  readonly warnings: readonly string[];
}
