/** Name of the plugin: the key of its global data. */
export const PLUGIN_NAME = 'docusaurus-theme-search';

/** Data that the components read with `usePluginData(PLUGIN_NAME)`. Every page loads it. */
export interface SearchSettings {
  /** "local", "algolia", "typesense", or the path of a module of the site. */
  readonly provider: string;
  /** Given to the provider's module in the browser. */
  readonly providerOptions: unknown;
  /** A search is limited to the versions of the docs that the visitor reads. */
  readonly contextualSearch: boolean;
  /** Relative to the base URL, without slashes at the edges; `false` for a site without a page of results. */
  readonly searchPagePath: string | false;
  /** Of the input in the modal; without it, a translated text. */
  readonly placeholder?: string | undefined;
  /** The query that the modal opens with. */
  readonly initialQuery?: string | undefined;
  /** Number of results that the search page requests at a time. */
  readonly hitsPerPage: number;
  /** Where visitors report a query without results; "{query}" is replaced by the query. */
  readonly missingResultsUrl?: string | undefined;
}
