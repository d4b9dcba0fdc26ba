import type {Collection, CollectionEntry, ResultRow} from '../plugins/Collection.js';
import type {QueryValue, ResolvedQuery} from '../shared/collectionQuery.js';
import type {Json} from '../shared/payload.js';

/** A collection of one plugin instance. */
export interface OwnedCollection extends Collection {
  readonly pluginId: string;
}

/** All collections of a site in one locale, as plain JSON. */
export interface Collections {
  /** Locale by whose rules texts are sorted. */
  readonly locale: string;
  readonly lists: readonly OwnedCollection[];
}

/**
 * Finds the entries that a query selects.
 *
 * @throws {Error} if the query names a collection, plugin instance or version that the site does not have
 */
export function queryEntries({locale, lists}: Collections, query: ResolvedQuery): readonly ResultRow[] {
  const entries = listsOf(lists, query).flatMap((list) => list.entries);
  const found = entries.filter((entry) => isSelected(entry, query));
  const sorted = query.sort === undefined ? found : sortEntries(found, query.sort, locale);
  return sorted.slice(0, query.limit).map((entry) => rowOf(entry, query.fields));
}

function listsOf(all: readonly OwnedCollection[], query: ResolvedQuery): readonly OwnedCollection[] {
  return query.from.flatMap((name) => {
    const named = choose(all, [name], {one: 'collection', many: 'collections', of: (list) => list.name});
    const {pluginId, version} = query;
    const owned =
      pluginId === undefined
        ? named
        : choose(named, [pluginId], {
            one: `plugin of the collection "${name}" with the id`,
            many: 'ids',
            of: (list) => list.pluginId,
          });
    return version === undefined
      ? owned.filter(({isMain}) => isMain)
      : choose(owned, version, {
          one: `version of the collection "${name}" with the name`,
          many: 'versions',
          of: (list) => list.version,
        });
  });
}

/** Chooses lists by a name. @throws {Error} if there is none with one of the names, with the names that exist */
function choose(
  lists: readonly OwnedCollection[],
  names: readonly string[],
  {one, many, of}: {one: string; many: string; of: (list: OwnedCollection) => string | undefined},
): readonly OwnedCollection[] {
  for (const name of names) {
    if (lists.some((list) => of(list) === name)) continue;
    const known = [...new Set(lists.flatMap((list) => of(list) ?? []))].map((word) => `"${word}"`);
    const listed = known.length > 0 ? `The ${many}: ${known.join(', ')}.` : `There are no ${many}.`;
    throw new Error(`There is no ${one} "${name}". ${listed}`);
  }
  return lists.filter((list) => names.includes(of(list) ?? ''));
}

function isSelected(entry: CollectionEntry, {folder, tag, where = {}}: ResolvedQuery): boolean {
  if (folder !== undefined && !isBelow(entry.folder, folder)) return false;
  if (tag !== undefined && !tag.some((wanted) => hasTag(entry, wanted))) return false;
  return Object.entries(where).every(([field, wanted]) => matches(fieldOf(entry, field), wanted));
}

function isBelow(folder: string | undefined, outer: string): boolean {
  return folder !== undefined && (outer === '' || folder === outer || folder.startsWith(`${outer}/`));
}

function hasTag({tags = []}: CollectionEntry, wanted: string): boolean {
  return tags.some(({label, permalink}) => label === wanted || lastSegment(permalink) === wanted);
}

function lastSegment(permalink: string): string {
  return permalink.replace(/\/$/, '').split('/').at(-1) ?? '';
}

/** Returns a field of an entry; `null` if the entry does not have it. */
function fieldOf(entry: CollectionEntry, field: string): unknown {
  return Object.hasOwn(entry, field) ? (entry[field] ?? null) : null;
}

function matches(value: unknown, wanted: readonly QueryValue[]): boolean {
  const own: readonly unknown[] = Array.isArray(value) ? value : [value];
  return own.some((item) => wanted.some((one) => one === item));
}

function sortEntries(
  entries: readonly CollectionEntry[],
  sort: string,
  locale: string,
): readonly CollectionEntry[] {
  const isDescending = sort.startsWith('-');
  const field = isDescending ? sort.slice(1) : sort;
  const {compare} = new Intl.Collator(locale, {numeric: true});
  const order = (a: unknown, b: unknown): number => {
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    return compare(String(a), String(b));
  };
  const withValue = entries.filter((entry) => fieldOf(entry, field) !== null);
  const without = entries.filter((entry) => fieldOf(entry, field) === null);
  const sorted = withValue.sort(
    (a, b) => order(fieldOf(a, field), fieldOf(b, field)) * (isDescending ? -1 : 1),
  );
  return [...sorted, ...without];
}

function rowOf(entry: CollectionEntry, fields: readonly string[]): ResultRow {
  const own = fields.filter((field) => Object.hasOwn(entry, field));
  return Object.fromEntries(own.map((field) => [field, entry[field] as Json]));
}
