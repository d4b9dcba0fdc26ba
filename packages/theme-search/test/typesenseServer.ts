import {
  json,
  type LoopbackAnswer,
  type LoopbackRequest,
  type LoopbackServer,
  startLoopbackServer,
} from './loopbackServer.js';
import {markWords, matchRecords} from './matchRecords.js';

/** Document with flat field names: "hierarchy.lvl1". */
export type StoredDocument = {readonly [field: string]: unknown; readonly id: string};

interface Collection {
  readonly name: string;
  readonly fields: readonly {readonly name: string}[];
  readonly documents: Map<string, StoredDocument>;
}

/** Data of the server. */
export interface TypesenseStore {
  readonly collections: Map<string, Collection>;
  /** Name of an alias → name of its collection. */
  readonly aliases: Map<string, string>;
}

export const TYPESENSE = {adminKey: 'admin-key', searchKey: 'search-only-key', collection: 'docs'};

const NOT_FOUND = json({message: 'Not Found'}, 404);
const FORBIDDEN = json({message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.'}, 401);

function collectionAt({collections, aliases}: TypesenseStore, name: string): Collection | undefined {
  return collections.get(name) ?? collections.get(aliases.get(name) ?? '');
}

/** Returns `true` if a document passes a filter such as "language:=`en` && docusaurus_tag:=[`a`,`b`]". */
function passes(document: StoredDocument, filter: string): boolean {
  return filter.split(' && ').every((condition) => {
    const [, field = '', list = ''] = /^\(?([\w.]+):=(.*?)\)?$/.exec(condition) ?? [];
    const values = [...list.matchAll(/`([^`]*)`/g)].map(([, value]) => value);
    return values.some((value) => value === document[field]);
  });
}

interface Query {
  readonly collection: string;
  readonly q: string;
  readonly query_by: string;
  readonly filter_by: string;
  readonly page: number;
  readonly per_page: number;
  readonly group_by: string;
  readonly group_limit: number;
  readonly include_fields: string;
  readonly highlight_start_tag: string;
  readonly highlight_end_tag: string;
}

function hitOf(document: StoredDocument, query: Query) {
  const tags = [query.highlight_start_tag, query.highlight_end_tag] as const;
  const highlights = query.query_by.split(',').flatMap((field) => {
    const plain = document[field];
    const marked = typeof plain === 'string' ? markWords(plain, query.q, tags) : plain;
    return typeof marked === 'string' && marked !== plain
      ? [{field, snippet: marked, matched_tokens: []}]
      : [];
  });
  const included = query.include_fields.split(',').filter((field) => field in document);
  return {
    document: Object.fromEntries(included.map((field) => [field, document[field]])),
    highlights,
    text_match: 1,
  };
}

function groupsOf(documents: readonly StoredDocument[], {group_by, group_limit}: Query): StoredDocument[][] {
  const groups = new Map<unknown, StoredDocument[]>();
  for (const document of documents) {
    const group = groups.get(document[group_by]) ?? [];
    if (group.length < group_limit) group.push(document);
    groups.set(document[group_by], group);
  }
  return [...groups.values()];
}

function search(store: TypesenseStore, query: Query): object {
  const collection = collectionAt(store, query.collection);
  if (!collection) return {code: 404, error: 'Not found.'};
  const fields = query.query_by.split(',');
  const unknown = fields.find((field) => !collection.fields.some(({name}) => name === field));
  if (unknown) return {code: 404, error: `Could not find a field named \`${unknown}\` in the schema.`};
  const records = [...collection.documents.values()].map((document) => ({
    id: document.id,
    document,
    fields: Object.fromEntries(fields.map((field) => [field, String(document[field] ?? '')])),
  }));
  const documents = matchRecords(records, query.q)
    .map(({document}) => document)
    .filter((document) => passes(document, query.filter_by));
  const groups = groupsOf(documents, query);
  const start = (query.page - 1) * query.per_page;
  return {
    found: groups.length,
    found_docs: documents.length,
    out_of: collection.documents.size,
    page: query.page,
    search_time_ms: 1,
    grouped_hits: groups.slice(start, start + query.per_page).map((group) => ({
      group_key: [group[0]?.[query.group_by]],
      found: group.length,
      hits: group.map((document) => hitOf(document, query)),
    })),
  };
}

function describeCollection({name, fields, documents}: Collection) {
  return {name, fields, num_documents: documents.size, created_at: 1};
}

function importDocuments(collection: Collection, body: string): LoopbackAnswer {
  const lines = body.split('\n').filter((line) => line !== '');
  const results = lines.map((line) => {
    const document = JSON.parse(line) as StoredDocument;
    if (typeof document.item_priority !== 'number') {
      return {success: false, code: 400, error: 'Field `item_priority` must be an int64.', document: line};
    }
    collection.documents.set(document.id, document);
    return {success: true};
  });
  return {type: 'text/plain', body: results.map((result) => JSON.stringify(result)).join('\n')};
}

function exportDocuments(collection: Collection, fields: string): LoopbackAnswer {
  const lines = [...collection.documents.values()].map((document) =>
    JSON.stringify(Object.fromEntries(fields.split(',').map((field) => [field, document[field]]))),
  );
  return {type: 'text/plain', body: lines.join('\n')};
}

function deleteDocuments(collection: Collection, filter: string): LoopbackAnswer {
  const ids = (/^id:\s*\[(.*)\]$/.exec(filter)?.[1] ?? '').split(',').map((id) => id.trim());
  return json({num_deleted: ids.filter((id) => collection.documents.delete(id)).length});
}

function answerDocuments(collection: Collection, action: string, request: LoopbackRequest): LoopbackAnswer {
  const key = `${request.method} ${action}`;
  if (key === 'POST import') return importDocuments(collection, request.body);
  if (key === 'GET export') return exportDocuments(collection, request.parameters.include_fields ?? 'id');
  if (key === 'DELETE ') return deleteDocuments(collection, request.parameters.filter_by ?? '');
  return NOT_FOUND;
}

function createCollection(store: TypesenseStore, body: string): LoopbackAnswer {
  const {name, fields} = JSON.parse(body) as Pick<Collection, 'name' | 'fields'>;
  if (store.collections.has(name))
    return json({message: `A collection with name \`${name}\` already exists.`}, 409);
  const collection = {name, fields, documents: new Map()};
  store.collections.set(name, collection);
  return json(describeCollection(collection), 201);
}

function answerCollections(
  store: TypesenseStore,
  parts: readonly string[],
  request: LoopbackRequest,
): LoopbackAnswer {
  const [name, documents, action = ''] = parts;
  if (name === undefined) {
    if (request.method === 'POST') return createCollection(store, request.body);
    return json([...store.collections.values()].map(describeCollection));
  }
  const collection = collectionAt(store, name);
  if (!collection) return NOT_FOUND;
  if (documents === 'documents') return answerDocuments(collection, action, request);
  if (request.method === 'DELETE') store.collections.delete(name);
  return json(describeCollection(collection));
}

function answerAliases(
  {aliases}: TypesenseStore,
  [name = '']: readonly string[],
  request: LoopbackRequest,
): LoopbackAnswer {
  if (request.method === 'PUT') {
    aliases.set(name, (JSON.parse(request.body) as {collection_name: string}).collection_name);
  }
  const collection = aliases.get(name);
  return collection === undefined ? NOT_FOUND : json({name, collection_name: collection});
}

function answer(store: TypesenseStore, request: LoopbackRequest): LoopbackAnswer {
  const key = request.headers['x-typesense-api-key'] ?? request.parameters['x-typesense-api-key'];
  const [resource = '', ...parts] = request.path.slice(1).split('/').map(decodeURIComponent);
  if (resource === 'multi_search' && key === TYPESENSE.searchKey) {
    const {searches} = JSON.parse(request.body) as {searches: Query[]};
    return json({results: searches.map((query) => search(store, query))});
  }
  if (key !== TYPESENSE.adminKey) return FORBIDDEN;
  if (resource === 'collections') return answerCollections(store, parts, request);
  return resource === 'aliases' ? answerAliases(store, parts, request) : NOT_FOUND;
}

export type TypesenseServer = LoopbackServer & {readonly store: TypesenseStore};

/** Starts a server with the parts of Typesense's REST API that a browser and `site search:push` use. */
export async function startTypesenseServer(): Promise<TypesenseServer> {
  const store: TypesenseStore = {collections: new Map(), aliases: new Map()};
  return Object.assign(await startLoopbackServer((request) => answer(store, request)), {store});
}
