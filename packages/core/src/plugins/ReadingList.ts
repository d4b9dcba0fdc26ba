/** A page in a list for programs that read the site. */
export interface ListedPage {
  /** Path of the route, base URL included. */
  readonly path: string;
  readonly title: string;
  readonly description?: string | undefined;
}

/** Pages below one heading of a list. */
export interface ListedSection {
  /** Heading; absent for the first pages of the list. */
  readonly title?: string | undefined;
  readonly pages: readonly ListedPage[];
}

/**
 * Pages of a plugin in the order in which they are read, such as the docs of a version in the order of the sidebar.
 * Pages that are not part of the site, or not to be indexed, may be in it: they are left out.
 */
export interface ReadingList {
  /** "Docs", "Docs 2.0". */
  readonly title: string;
  /** URL path of the folder that gets an `llms.txt` with this list alone; absent for none. */
  readonly path?: string | undefined;
  /**
   * False if the `llms.txt` of the site links to the one of this list, without its pages, as for an older version of
   * the docs.
   */
  readonly isMain: boolean;
  readonly sections: readonly ListedSection[];
}
