import type {GlobalData} from '../shared/siteConfig.js';
import type {LoadContext, PostBuildProps} from './Plugin.js';

/**
 * Argument of `getSiteFiles`: the planned site of one locale. `siteConfig` does not contain secrets of plugin options,
 * since these files are published.
 */
export interface PlannedSite extends LoadContext, Pick<PostBuildProps, 'routes' | 'siteMetadata'> {
  /** Plugins in the order in which their hooks run. */
  readonly plugins: readonly {
    readonly name: string;
    readonly id: string;
    /** Result of the plugin's `loadContent`, in the language of the locale if it is translated. */
    readonly content: unknown;
  }[];
  /** Modules of the components that routes load, as in an import ("@theme/DocItem"), sorted. */
  readonly components: readonly string[];
  /**
   * Pages that start React at once: path → reasons. Absent while developing, and if the site has no still pages (`pages:
   * 'live'`).
   */
  readonly livePages?: {readonly [path: string]: readonly string[]};
  /** Loads the global data of all plugins, including the parts that are stored in separate files. */
  loadGlobalData(): GlobalData;
}

/**
 * Functions that return the content of files, by path of the file: relative to the output folder of the locale, with
 * "/" as separator.
 */
export interface SiteFiles {
  readonly [file: string]: () => string | Uint8Array | Promise<string | Uint8Array>;
}
