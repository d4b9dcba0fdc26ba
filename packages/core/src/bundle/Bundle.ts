import type {SourceLocation} from '../errors/SiteError.js';
import type {SiteScript} from './siteScript.js';
import type {UnprovenCode} from './UnprovenCodePlugin.js';

/** Bundled code of one locale: the same modules run in the browser and in Node. */
export interface Bundle {
  /** Hash of all bundled code and of the locale's data. A page that was rendered with another hash is stale. */
  readonly codeHash: string;
  /** Script with the locale's data. It has to run before all other code. */
  readonly siteScript: SiteScript;
  /** Absolute file of the ES module that exports `renderPage`, for the pages of this locale. */
  readonly serverEntry: string;
  /**
   * True if the bundle contains React's development build; the server renderer must then be a development build too.
   */
  readonly development: boolean;
  /** Scripts that each page loads at startup, in load order. Paths relative to the output folder. */
  readonly scripts: readonly string[];
  /** Stylesheets that each page loads. Paths relative to the output folder. */
  readonly stylesheets: readonly string[];
  /**
   * Scripts of each code module that are not loaded at startup: request of the module ("@theme/DocItem") → paths
   * relative to the output folder.
   */
  readonly chunks: {readonly [request: string]: readonly string[]};
  /** Script of still pages, relative to the output folder; absent if the site has none (`pages: 'live'`). */
  readonly stillScript?: string;
  /** Script that loads all others in a relocatable site, relative to the output folder; absent in other sites. */
  readonly loaderScript?: string;
  /** Code because of which pages cannot be still; absent with `pages: 'live'`. */
  readonly unproven?: UnprovenCode;
  /** Folder whose files are copied to the output unchanged. Complete once `ready` resolves. */
  readonly browserDir: string;
  /** Files of `browserDir`; these paths are the same in the output folder. */
  readonly browserFiles: readonly string[];
  /** Resolves when all files of `browserDir` are written. Rendering need not wait for it. */
  readonly ready: Promise<void>;
  /**
   * Finds file and line in the site's own code where errors were thrown, in the order of `stacks`. Compiles the code
   * once more, with source maps, so that builds without errors do not spend time on source maps.
   */
  locate(stacks: readonly (string | undefined)[]): Promise<readonly (SourceLocation | undefined)[]>;
}

/** Data of a bundle that is stored beside its files. It contains no base URL, since all locales share it. */
export type BundleManifest = Pick<
  Bundle,
  | 'codeHash'
  | 'scripts'
  | 'stylesheets'
  | 'chunks'
  | 'stillScript'
  | 'loaderScript'
  | 'unproven'
  | 'browserFiles'
>;
