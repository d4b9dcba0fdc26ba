/** Value with which a query compares a field. */
export type QueryValue = string | number | boolean | null;

/** Selects entries of collections. A query is plain JSON. */
export interface CollectionQuery {
  /** Names of collections: "docs", "blog", "pages", or names of other plugins. */
  readonly from: string | readonly string[];
  /** Id of the plugin instance; without it, all instances. */
  readonly pluginId?: string | undefined;
  /** Names of versions; without it, the versions that a reader sees first. */
  readonly version?: string | readonly string[] | undefined;
  /** Folder of the files, with all folders below it: "guides". */
  readonly folder?: string | undefined;
  /** Tag: its label, or the last part of the URL of its page. With several, an entry needs one of them. */
  readonly tag?: string | readonly string[] | undefined;
  /** Field → value, or list of values of which the field has one. A field that is a list needs one equal item. */
  readonly where?: {readonly [field: string]: QueryValue | readonly QueryValue[]} | undefined;
  /** Field by which the entries are sorted; "-date" sorts in descending order. Without it, the order of the plugins. */
  readonly sort?: string | undefined;
  /** Maximum number of entries. */
  readonly limit?: number | undefined;
  /** Fields of the result. Default: `title` and `permalink`. */
  readonly fields?: readonly string[] | undefined;
}

/** A checked query, with all defaults and in one spelling: equal queries have equal JSON. */
export interface ResolvedQuery {
  readonly from: readonly string[];
  readonly pluginId?: string;
  readonly version?: readonly string[];
  readonly folder?: string;
  readonly tag?: readonly string[];
  readonly where?: {readonly [field: string]: readonly QueryValue[]};
  readonly sort?: string;
  readonly limit?: number;
  readonly fields: readonly string[];
}

const DEFAULT_FIELDS: readonly string[] = ['title', 'permalink'];

/** Maximum length of a query as JSON. */
const MAX_LENGTH = 4000;

const PREFIX = 'data:collection:';

/** Reference of the result of a query: "data:collection:" and the query as JSON. */
export type CollectionRef = `data:collection:${string}`;

export function isCollectionRef(ref: string): ref is CollectionRef {
  return ref.startsWith(PREFIX);
}

/**
 * Returns the reference of the result of a query. Equal queries have the same reference, whatever the order of their
 * fields.
 *
 * @throws {Error} for a mistake in the query, with the wrong field
 */
export function collectionRef(query: CollectionQuery): CollectionRef {
  const text = JSON.stringify(resolveQuery(query));
  if (text.length > MAX_LENGTH) {
    throw new Error(
      `A query of a collection has ${MAX_LENGTH} characters of JSON at most, but this has ${text.length}.`,
    );
  }
  return `${PREFIX}${text}`;
}

/**
 * Returns the query in a reference.
 *
 * @throws {Error} if the reference is no `CollectionRef`, or for a mistake in its query
 */
export function queryOfRef(ref: string): ResolvedQuery {
  if (!isCollectionRef(ref)) throw new Error(`"${ref}" is no reference of a query.`);
  if (ref.length > MAX_LENGTH + PREFIX.length) throw new Error('The query is too long.');
  return resolveQuery(JSON.parse(ref.slice(PREFIX.length)));
}

/** Function that checks a field of a query and returns it in its one spelling. @throws {Error} */
type FieldReader = (value: unknown, name: string) => unknown;

const text: FieldReader = (value, name) =>
  typeof value === 'string' && value !== '' ? value : wrong(name, 'text that is not empty', value);

const texts: FieldReader = (value, name) => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.length === 0) wrong(name, 'text or a list of texts', value);
  return [...new Set(list.map((item) => text(item, name)))];
};

const folder: FieldReader = (value, name) =>
  typeof value === 'string' ? value.replace(/^(?:\.?\/)+|\/+$/g, '') : wrong(name, 'text', value);

const limit: FieldReader = (value, name) =>
  Number.isInteger(value) && Number(value) > 0 ? value : wrong(name, 'a whole number above 0', value);

const where: FieldReader = (value, name) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return wrong(name, 'an object', value);
  const fields = Object.entries(value).filter(([, wanted]) => wanted !== undefined);
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([field, wanted]) => [field, values(wanted, `${name}.${field}`)]));
};

const values: FieldReader = (value, name) => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isValue = (item: unknown) =>
    item === null || ['string', 'boolean'].includes(typeof item) || Number.isFinite(item);
  return list.every(isValue)
    ? list
    : wrong(name, 'text, a number, true, false, null, or a list of them', value);
};

/** Fields of a query, in the order that `resolveQuery` gives them. */
const FIELDS: {readonly [name in keyof Required<CollectionQuery>]: FieldReader} = {
  from: texts,
  pluginId: text,
  version: texts,
  folder,
  tag: texts,
  where,
  sort: text,
  limit,
  fields: texts,
};

function wrong(name: string, expected: string, value: unknown): never {
  throw new Error(
    `The field "${name}" of a query must be ${expected}, but is ${JSON.stringify(value) ?? typeof value}.`,
  );
}

function resolveQuery(query: unknown): ResolvedQuery {
  if (typeof query !== 'object' || query === null || Array.isArray(query)) {
    throw new Error('A query of a collection is an object such as {from: "docs"}.');
  }
  const given: {readonly [name: string]: unknown} = {fields: DEFAULT_FIELDS, ...definedFields(query)};
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(FIELDS, name));
  if (unknown !== undefined) {
    throw new Error(`A query has no field "${unknown}". Its fields are ${Object.keys(FIELDS).join(', ')}.`);
  }
  if (given.from === undefined) wrong('from', 'the name of a collection, such as "docs"', given.from);
  const read = Object.entries(FIELDS).filter(([name]) => given[name] !== undefined);
  return Object.fromEntries(
    read.map(([name, reader]) => [name, reader(given[name], name)]),
  ) as unknown as ResolvedQuery;
}

function definedFields(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
