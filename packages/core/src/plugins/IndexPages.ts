/** Field `metadata.search` of a route, for search plugins. A route without this field has the tag "default". */
export interface RouteSearch {
  /**
   * Group of pages to which a search can be limited: "default", "docs-default-current". Nested routes inherit the tag.
   */
  readonly tag?: string | undefined;
  /** Name of the version of the docs: "current". Nested routes inherit the version. */
  readonly version?: string | undefined;
  /** Title in search results. Default: the first heading of the page. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
}

/** Data about a page for a search index. The text of the page is read with `readSections`. */
export interface SearchablePage {
  /**
   * Path of the route with the base URL, not percent-encoded: "/docs/intro/". With the hash router, `Link` turns it
   * into a fragment.
   */
  readonly path: string;
  readonly title: string;
  /** Description for search results; empty if the page has none. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly tag: string;
  readonly version?: string | undefined;
  /** The plugin instance that added the route of the page. */
  readonly plugin: {readonly name: string; readonly id: string};
  /** Unix time in milliseconds; absent if the plugin does not have it. */
  readonly lastUpdatedAt?: number | undefined;
  /**
   * Hash of all other fields and of the sections. A plugin that stores its results by this key need not read the
   * sections of unchanged pages again.
   */
  readonly key: string;
}

/** The text of a page below one heading. */
export interface PageSection {
  /**
   * Anchor of the heading; `null` in the section that contains the text before the first heading, not counting the
   * title.
   */
  readonly id: string | null;
  /** Text of the heading. In the section without an id: the title of the page in its text, or empty. */
  readonly heading: string;
  /** Level of the heading: 1 to 6. */
  readonly level: number;
  /** Plain text, including inline code; runs of white space are one space. */
  readonly text: string;
  /** Code blocks as they are written, with a line break between two blocks. */
  readonly code: string;
}

/** Content of one file of a search index: text or bytes. */
export type IndexFileData = string | Uint8Array;

/** Argument of `indexPages`: the pages of one locale. */
export interface IndexPagesInput {
  /**
   * Pages, ordered by path. Not included: pages with `noindex`, routes with `metadata.search: false`, the not-found
   * page, and lists (pages that show several texts and have no `metadata.search`).
   */
  readonly pages: readonly SearchablePage[];
  /**
   * Reads the text of a page.
   *
   * @param page - one of `pages`
   */
  readSections(page: SearchablePage): Promise<readonly PageSection[]>;
  /**
   * Adds a file to the output of the locale; in `site start` it is served from memory. Files of the last build that are
   * not added again are removed. Equal pages must result in equal bytes.
   *
   * @param file - relative to the output folder of the locale, with "/": "search-index.json"
   * @throws {SiteError} `INDEX_FILE_NOT_ANNOUNCED` if `getIndexPaths` does not list it
   */
  writeFile(file: string, data: IndexFileData): void;
  /**
   * Does the same as `writeFile` for a file whose name contains a hash of its content, and does not write the file
   * again if the last build left it.
   *
   * @param make - returns the content of the file; called only if the file does not exist yet. May call `readSections`.
   */
  writeHashedFile(file: string, make: () => IndexFileData | Promise<IndexFileData>): Promise<void>;
  readonly locale: string;
}

/** Argument of `indexEditedPages`. `pages` contains only the edited pages of one locale. */
export interface IndexEditsInput extends IndexPagesInput {
  /**
   * Reads the text that a page had before the edit.
   *
   * @param page - one of `pages`
   * @param key - the page's key in the index
   * @returns the sections; `undefined` if the page had another key before the edit
   */
  readSectionsBefore(page: SearchablePage, key: string): Promise<readonly PageSection[] | undefined>;
  /** Removes a file of the last build whose name contains a hash of its content. */
  removeHashedFile(file: string): void;
}

/** Stores the data that the plugin keeps between builds. Called after the output is updated. */
export type SaveIndex = () => void;
