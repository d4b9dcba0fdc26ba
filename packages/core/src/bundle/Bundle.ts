import type {SourcePlace} from '../errors/SiteError.js';

/** What the code lane produced: the same modules for browser and Node. */
export interface Bundle {
  /** Hash of everything in the code lane; a page rendered by another one is stale. */
  readonly code: string;
  /** Absolute file of the ES module that exports `renderPage`. */
  readonly serverEntry: string;
  /** It holds React's development build; the renderer for the server must be of the same kind. */
  readonly development: boolean;
  /** URL paths (base URL included) of the entry's modules, in load order. */
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  /** Request ("@theme/DocItem") → URL paths of the chunks it needs beyond the entry. */
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

/** The part of a bundle that is stored beside its files. */
export type BundleManifest = Omit<Bundle, 'ready' | 'browserDir' | 'serverEntry' | 'development' | 'locate'>;
