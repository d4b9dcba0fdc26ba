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

/** Pages of a plugin that components and other plugins can query, in their default order. */
export interface Collection {
  /** Name for the field `from` of queries: "docs", "blog", "recipes". Several plugins may add to one collection. */
  readonly name: string;
  /** Name of the version of the entries: "2.0"; absent if the content has no versions. */
  readonly version?: string | undefined;
  /** False if the entries are found only by queries that name their version. */
  readonly isMain: boolean;
  readonly entries: readonly CollectionEntry[];
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
