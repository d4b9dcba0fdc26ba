/** Name of the plugin, which is the key of its global data. */
export const PLUGIN_NAME = 'docusaurus-theme-search';

/** Global data of the plugin, which components read with `usePluginData(PLUGIN_NAME)`. Every page loads it. */
export interface SearchSettings {
  /** Name of the provider: "local", "algolia", "typesense", or the path of a module of the site. */
  readonly provider: string;
  /** Options that the provider's module gets in the browser: `publicOptions` of its `ProviderSetup`. */
  readonly providerOptions: unknown;
  /** True if a search is limited to the versions of the docs that the visitor reads, and pages without a version. */
  readonly contextualSearch: boolean;
  /** Path of the search page, relative to the base URL, without slashes at both ends; `false` for none. */
  readonly searchPagePath: string | false;
  /** Placeholder of the input in the modal; without it, a translated text is used. */
  readonly placeholder?: string | undefined;
  /** Text that is in the input when the modal opens; empty by default. */
  readonly initialQuery?: string | undefined;
  /** Number of results that the search page requests at a time. */
  readonly hitsPerPage: number;
  /** URL at which visitors report a query without results; "{query}" is replaced by the query. */
  readonly missingResultsUrl?: string | undefined;
}
