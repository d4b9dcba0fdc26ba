import type {GlobalData, SiteMetadata} from '../shared/siteConfig.js';
import type {LoadContext, PostBuildProps} from './Plugin.js';

/**
 * Argument of `getSiteFiles`: the planned site of one locale. `siteConfig` lacks the secrets in the options of plugins, as these
 * files are published.
 */
export interface PlannedSite extends LoadContext {
  /** Top-level routes, each with the plugin that added it. */
  readonly routes: PostBuildProps['routes'];
  /** In the order in which they run. */
  readonly plugins: readonly {
    readonly name: string;
    readonly id: string;
    /** Return value of its `loadContent`, translated. */
    readonly content: unknown;
  }[];
  readonly siteMetadata: SiteMetadata;
  /** Requests of the components that routes load, sorted: "@theme/DocItem". */
  readonly components: readonly string[];
  /** Global data of all plugins, with the parts that are in files of their own. */
  loadGlobalData(): GlobalData;
}

/** Files by their path relative to the output folder of the locale, with "/": what makes their content. */
export interface SiteFiles {
  readonly [file: string]: () => string | Uint8Array | Promise<string | Uint8Array>;
}
