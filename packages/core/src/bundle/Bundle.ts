import type {SourcePlace} from '../errors/SiteError.js';
import type {SiteScript} from './siteScript.js';

/** Output of the code lane for one locale: the same modules for browser and Node. */
export interface Bundle {
  /** Hash of everything in the code lane and of the locale's data; a page rendered by another one is stale. */
  readonly code: string;
  /** The locale's data, which code needs before it is evaluated. */
  readonly siteScript: SiteScript;
  /** Absolute file of the ES module that exports `renderPage`, for the pages of this locale. */
  readonly serverEntry: string;
  /** It holds React's development build; the renderer for the server must be of the same kind. */
  readonly development: boolean;
  /** Files of the entry's modules, relative to the output folder, in load order. */
  readonly scripts: readonly string[];
  /** Relative to the output folder. */
  readonly stylesheets: readonly string[];
  /** Request ("@theme/DocItem") → files of the chunks it needs beyond the entry, relative to the output folder. */
  readonly chunks: {readonly [request: string]: readonly string[]};
  /** Folder whose files go to the output as they are. Complete once `ready` resolves. */
  readonly browserDir: string;
  /** Relative to `browserDir` and to the output folder alike. */
  readonly browserFiles: readonly string[];
  /** Resolves when `browserDir` is written; rendering need not wait for it. */
  readonly ready: Promise<void>;
  /**
   * Where in the site's own code errors were thrown, in the order of their stacks. Compiles once more, with source maps:
   * a build that succeeds does not pay for them.
   */
  locate(stacks: readonly (string | undefined)[]): Promise<readonly (SourcePlace | undefined)[]>;
}

/** The part of a bundle that is stored beside its files. All locales share it: there is no base URL in it. */
export type BundleManifest = Pick<Bundle, 'code' | 'scripts' | 'stylesheets' | 'chunks' | 'browserFiles'>;
