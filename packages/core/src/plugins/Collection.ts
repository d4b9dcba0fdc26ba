import type {CollectionQuery} from '../shared/collectionQuery.js';
import type {Json} from '../shared/payload.js';

/** A tag of an entry, and the page of the tag. */
export interface EntryTag {
  readonly label: string;
  /** Path of the page with all entries that have the tag, base URL included. */
  readonly permalink: string;
}

/**
 * A page in a collection. All other fields can be queried, too: docs, posts and pages have their front matter there.
 * Values are JSON; dates become text in ISO 8601.
 */
export interface CollectionEntry {
  readonly title: string;
  /** Path of the route, base URL included. */
  readonly permalink: string;
  readonly description?: string | undefined;
  /** ISO 8601: "2026-11-30T00:00:00.000Z". */
  readonly date?: string | undefined;
  readonly tags?: readonly EntryTag[] | undefined;
  /** Folder of the file, relative to the folder of the content, with "/": "guides/start"; "" for the folder itself. */
  readonly folder?: string | undefined;
  readonly [field: string]: unknown;
}

/** Facts about a page that are not fields of its entry, since its front matter may have fields of the same name. */
export interface PageFacts {
  /** Name of the group in which readers find the page: the category of its sidebar. */
  readonly section?: string | undefined;
  /** Names of the authors. */
  readonly authors?: readonly string[] | undefined;
}

/** Pages of a plugin that components and other plugins can query, in their default order. */
export interface Collection {
  /** Name for the field `from` of queries: "docs", "blog", "recipes". Several plugins may add to one collection. */
  readonly name: string;
  /** Name of the version of the entries: "2.0"; absent if the content has no versions. */
  readonly version?: string | undefined;
  /** False if the entries are found only by queries that name their version. */
  readonly isMain: boolean;
  readonly entries: readonly CollectionEntry[];
  /** Label of the version for readers: "Next"; absent if the content has a single version. */
  readonly versionLabel?: string | undefined;
  /** Pages with a title that no query finds: the list of posts, the generated index of a category. */
  readonly otherPages?: readonly Pick<CollectionEntry, 'title' | 'permalink' | 'description'>[] | undefined;
  /** Facts about entries and `otherPages`, by permalink. */
  readonly facts?: {readonly [permalink: string]: PageFacts} | undefined;
}

/** A page with a title, as a plugin lists it in a collection. */
export interface CollectedPage extends PageFacts {
  /** The entry of the page; for a page of `otherPages`, only its title, permalink and description. */
  readonly entry: CollectionEntry;
  /** Name of the collection: "docs". */
  readonly collection: string;
  /** Name of the version: "2.0"; absent if the content has no versions. */
  readonly version?: string | undefined;
  readonly versionLabel?: string | undefined;
  /** The plugin instance that lists the page. */
  readonly plugin: {readonly name: string; readonly id: string};
}

/** An entry in a result: the fields that the query names, if the entry has them. */
export type ResultRow = {readonly [field: string]: Json | undefined};

/**
 * Returns the entries that a query selects, from the content of all plugins. Pages that plugins add in
 * `allContentLoaded` are in no collection.
 *
 * @throws {Error} for a mistake in the query
 */
export type QueryCollection = (query: CollectionQuery) => readonly ResultRow[];
