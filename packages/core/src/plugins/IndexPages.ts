/** `metadata.search` of a route, for search plugins. A route without it is found under the tag "default". */
export interface RouteSearch {
  /** Where a search can be limited to: "default", "docs-default-current". Routes below inherit it. */
  readonly tag?: string | undefined;
  /** Name of the version of the docs. Routes below inherit it. */
  readonly version?: string | undefined;
  /** Without it, the first heading of the page. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
}

/** A page that a search can find. */
export interface SearchablePage {
  /** Of the route, base URL included, not percent-encoded: "/docs/intro/". With the hash router, `Link` makes the fragment of it. */
  readonly path: string;
  readonly title: string;
  /** Empty where the page has none. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly tag: string;
  readonly version?: string | undefined;
  /** The plugin that added the route. */
  readonly plugin: {readonly name: string; readonly id: string};
  /** Unix time in milliseconds, if the plugin has it. */
  readonly lastUpdatedAt?: number | undefined;
  /**
   * Hash of all other fields and of the sections. An indexer that keeps what it made of a page by its key need not read the
   * sections again.
   */
  readonly key: string;
}

/** The text of a page below one heading. */
export interface PageSection {
  /** Anchor of the heading; `null` for the text before the first heading below the title. */
  readonly id: string | null;
  /** Of the section without an id: the title of the text, or nothing. */
  readonly heading: string;
  /** Of the heading: 1 to 6. */
  readonly level: number;
  /** Plain text, code in sentences included; runs of white space are one space. */
  readonly text: string;
  /** Code blocks, as they are written, with a line break between two. */
  readonly code: string;
}

/** Content of a file of an index. */
export type IndexFileData = string | Uint8Array;

/** Argument of `indexPages`: the pages of one locale. */
export interface IndexPagesInput {
  /**
   * Ordered by path. Left out are pages with `noindex`, routes with `metadata.search: false`, the not-found page, and pages with
   * several texts and no `metadata.search`, which are lists.
   */
  readonly pages: readonly SearchablePage[];
  /** @param page - one of `pages` */
  readSections(page: SearchablePage): Promise<readonly PageSection[]>;
  /**
   * Adds a file to the output of the locale; in `site start` it is served from memory. Files that an earlier build left and this
   * one does not add are removed. Use the same bytes for the same pages.
   *
   * @param file - relative to the output folder of the locale, with "/": "search-index.json"
   * @throws {SiteError} `INDEX_FILE_NOT_ANNOUNCED` if `getIndexPaths` does not have it
   */
  writeFile(file: string, data: IndexFileData): void;
  /**
   * As `writeFile`, for a file with a hash of its content in its name.
   *
   * @param make - not called where an earlier build left the file; may read sections
   */
  writeHashedFile(file: string, make: () => IndexFileData | Promise<IndexFileData>): Promise<void>;
  readonly locale: string;
}

/** The input of `indexEditedPages`; its `pages` are the edited ones of one locale alone. */
export interface IndexEditsInput extends IndexPagesInput {
  /**
   * @param page - one of `pages`
   * @param key - of the page in the index
   * @returns its sections before the edit; `undefined` if its key was another one then
   */
  readSectionsBefore(page: SearchablePage, key: string): Promise<readonly PageSection[] | undefined>;
  /** Removes a file that the last build had, with a hash of its content in its name. */
  removeHashedFile(file: string): void;
}

/** Stores what the plugin keeps between builds. Called once the output is up to date. */
export type SaveIndex = () => void;
