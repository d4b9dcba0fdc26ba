import {type CollectionQuery, collectionRef} from '../shared/collectionQuery.js';
import useData from './useData.js';

export type {CollectionQuery, QueryValue} from '../shared/collectionQuery.js';

/** Fields that the pages of all content plugins have. */
export interface KnownFields {
  readonly title: string;
  /** Path of the page, base URL included. */
  readonly permalink: string;
  readonly description?: string;
  /** ISO 8601. */
  readonly date?: string;
  readonly tags?: readonly {readonly label: string; readonly permalink: string}[];
  /** Folder of the file, relative to the folder of the content: "guides/start"; "" for the folder itself. */
  readonly folder?: string;
  readonly version?: string;
  readonly pluginId: string;
}

/**
 * Fields of the site's own front matter. Empty here: a site declares its fields, and rows then have their types.
 *
 * @example
 * declare module '@lectern/core/client/useCollection' {
 *   interface OwnFields {
 *     level: 'easy' | 'hard';
 *   }
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: sites merge their fields into this interface
export interface OwnFields {}

type FieldType<Field extends string> = Field extends keyof KnownFields
  ? KnownFields[Field]
  : Field extends keyof OwnFields
    ? OwnFields[Field] | undefined
    : unknown;

/** An entry in the result of a query, with the fields that the query names. */
export type CollectionRow<Fields extends readonly string[]> = {
  readonly [Field in Fields[number]]: FieldType<Field>;
};

/**
 * Returns the pages that a query selects. The query is evaluated when the page is built: the browser gets only the
 * result, with the fields that the query names.
 *
 * Suspends while the result is loaded, after navigation from another page.
 *
 * @throws {Error} for a mistake in the query
 */
export default function useCollection<
  const Fields extends readonly string[] = readonly ['title', 'permalink'],
>(query: Omit<CollectionQuery, 'fields'> & {readonly fields?: Fields}): readonly CollectionRow<Fields>[] {
  return useData<readonly CollectionRow<Fields>[]>(collectionRef(query));
}
