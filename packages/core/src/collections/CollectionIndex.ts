import {nearestWord} from '../errors/suggestions.js';
import type {Collection, CollectionEntry, ResultRow} from '../plugins/Collection.js';
import type {QueryValue, ResolvedQuery} from '../shared/collectionQuery.js';
import {isRecord} from '../shared/isRecord.js';
import {onceFor} from '../shared/onceFor.js';
import type {Json} from '../shared/payload.js';

/** Largest share of wrong letters in a misspelt field. Small, since a field that no entry has may be meant. */
const SIMILAR = 0.25;

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

/** Evaluates queries of the collections of a site. */
export class CollectionIndex {
  readonly #collections: Collections;
  /** Entries of a collection by the names of their tags; made at the first query with a tag. */
  readonly #tagged = onceFor((list: OwnedCollection) => byTag(list.entries));
  /** Names of all fields that entries of a collection have. */
  readonly #fields = onceFor((list: OwnedCollection) => new Set(list.entries.flatMap(Object.keys)));

  constructor(collections: Collections) {
    this.#collections = collections;
  }

  /**
   * Finds the entries that a query selects.
   *
   * @throws {Error} if the query names a collection, plugin instance or version that the site does not have, or a field
   * that is most probably misspelt
   */
  rows(query: ResolvedQuery): readonly ResultRow[] {
    const {locale} = this.#collections;
    const {tag, sort, limit, fields} = query;
    const lists = listsOf(this.#collections.lists, query);
    this.#checkFields(lists, query);
    const found = lists
      .flatMap((list) => (tag === undefined ? list.entries : this.#withTag(list, tag)))
      .filter((entry) => isSelected(entry, query));
    const sorted = sort === undefined ? found : sortEntries(found, sort, locale);
    return sorted.slice(0, limit).map((entry) => rowOf(entry, fields));
  }

  /** Other fields that no entry has are no mistake: a page may get such a field later. */
  #checkFields(lists: readonly OwnedCollection[], {where = {}, sort = 'title', fields}: ResolvedQuery): void {
    for (const name of [...Object.keys(where), sort.replace(/^-/, ''), ...fields]) {
      if (lists.some((list) => this.#fields(list).has(name))) continue;
      const near = nearestWord(name, [...new Set(lists.flatMap((list) => [...this.#fields(list)]))], SIMILAR);
      if (near !== undefined)
        throw new Error(`No entry of the query has the field "${name}". Did you mean "${near}"?`);
    }
  }

  #withTag(list: OwnedCollection, names: readonly string[]): readonly CollectionEntry[] {
    const tagged = this.#tagged(list);
    const [first = '', ...others] = names;
    if (others.length === 0) return tagged.get(first) ?? [];
    const found = new Set(names.flatMap((name) => tagged.get(name) ?? []));
    return list.entries.filter((entry) => found.has(entry));
  }
}

/** Groups entries by the labels of their tags and by the last parts of the URLs of these. */
function byTag(entries: readonly CollectionEntry[]): ReadonlyMap<string, readonly CollectionEntry[]> {
  const groups = new Map<string, CollectionEntry[]>();
  for (const entry of entries) {
    for (const name of tagNames(entry.tags)) {
      const group = groups.get(name);
      if (group) group.push(entry);
      else groups.set(name, [entry]);
    }
  }
  return groups;
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

function isSelected(entry: CollectionEntry, {folder, where = {}}: ResolvedQuery): boolean {
  if (folder !== undefined && !isBelow(entry.folder, folder)) return false;
  return Object.entries(where).every(([field, wanted]) => matches(fieldOf(entry, field), wanted));
}

function isBelow(folder: unknown, outer: string): boolean {
  return typeof folder === 'string' && (outer === '' || folder === outer || folder.startsWith(`${outer}/`));
}

/** Names of tags. The front matter of pages may have tags as text, which have no page. */
function tagNames(tags: unknown): ReadonlySet<string> {
  const list: readonly unknown[] = Array.isArray(tags) ? tags : [];
  const names = list.flatMap((tag) => {
    if (!isRecord(tag)) return [tag];
    return [tag.label, typeof tag.permalink === 'string' ? lastSegment(tag.permalink) : undefined];
  });
  return new Set(names.filter((name) => typeof name === 'string'));
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
