import type {LoadContext, Plugin} from '@lectern/core';

/** Plugin hooks that a provider may have. The theme itself implements none of them. */
type ProviderHooks = 'extendCli' | 'getIndexPaths' | 'getPolicySources' | 'indexEditedPages' | 'indexPages';

/** Build-time part of a search provider: module and options for the browser, and plugin hooks for the build. */
export interface ProviderSetup {
  /** Absolute path of the module for the browser. Its default export is a `CreateSearchProvider`. */
  readonly module: string;
  /** JSON value that the module gets as `options`. Every page loads it, so it must contain no secrets. */
  readonly publicOptions: unknown;
  /** Origins to which queries are sent, for preconnect hints: "https://search.example.com". */
  readonly origins: readonly string[];
  /** Plugin hooks of the provider, such as `indexPages` and `extendCli`. */
  readonly hooks: Pick<Plugin<undefined>, ProviderHooks>;
}

/**
 * Checks the options of a provider, and returns its build-time part.
 *
 * @param options - options from the site's config; `undefined` if there are none
 * @throws {SiteError} if the options are wrong
 */
export type SetUpProvider = (context: LoadContext, options: unknown) => ProviderSetup;
