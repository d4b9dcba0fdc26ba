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
    /** Result of the plugin's `loadContent`, translated. */
    readonly content: unknown;
  }[];
  /** Requests of the components that routes load, sorted: "@theme/DocItem". */
  readonly components: readonly string[];
  /** Loads the global data of all plugins, including the parts that are stored in separate files. */
  loadGlobalData(): GlobalData;
}

/** Path of a file, relative to the output folder of the locale, with "/" → function that returns its content. */
export interface SiteFiles {
  readonly [file: string]: () => string | Uint8Array | Promise<string | Uint8Array>;
}
