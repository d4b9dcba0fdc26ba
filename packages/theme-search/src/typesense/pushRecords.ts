import type {Client} from 'typesense';
import {collectionSchema, isOwnCollection} from './collectionSchema.js';
import {planPush} from './planPush.js';
import {failedImport, noTypesense, reportFailure, statusOf, takenName} from './pushErrors.js';
import type {SearchRecord} from './searchRecords.js';

/** Maximum number of documents in one request, so that the server answers before proxies time out. */
const IMPORT_SIZE = 500;
/** Maximum number of ids in one request, since they are in its URL. */
const DELETE_SIZE = 80;

export interface PushInput {
  readonly client: Client;
  /** Alias of the collection, by which browsers search. */
  readonly alias: string;
  readonly locales: readonly string[];
  readonly records: readonly SearchRecord[];
}

export interface PushReport {
  readonly sent: number;
  readonly deleted: number;
  readonly unchanged: number;
  readonly collection: string;
  /** True if the alias now refers to another collection. */
  readonly isSwitched: boolean;
}

function batches<T>(items: readonly T[], size: number): T[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Awaits a request. @returns `undefined` if the server answers "not found" (404) */
async function ifFound<T>(request: Promise<T>): Promise<T | undefined> {
  return request.catch((error: unknown) => {
    if (statusOf(error) === 404) return undefined;
    throw error;
  });
}

/** @returns name of the collection to which an alias refers; `undefined` if there is no such alias */
async function readTarget(client: Client, alias: string): Promise<string | undefined> {
  const found: {collection_name?: unknown} | null | undefined = await ifFound(
    client.aliases(alias).retrieve(),
  );
  if (found === undefined) return undefined;
  const name = found?.collection_name;
  if (typeof name !== 'string') throw noTypesense();
  return name;
}

/** Reads all documents of a collection: id → `record_hash`. */
async function readHashes(client: Client, collection: string): Promise<Map<string, string | undefined>> {
  const lines = await client.collections(collection).documents().export({include_fields: 'id,record_hash'});
  const documents = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line): {id: string; record_hash?: string} => JSON.parse(line));
  return new Map(documents.map(({id, record_hash}) => [id, record_hash]));
}

async function importRecords(
  client: Client,
  collection: string,
  records: readonly SearchRecord[],
): Promise<void> {
  for (const batch of batches(records, IMPORT_SIZE)) {
    const results = await client
      .collections<SearchRecord>(collection)
      .documents()
      .import(batch, {action: 'upsert', throwOnFail: false});
    const failed = results.findIndex(({success}) => !success);
    if (failed !== -1) throw failedImport(batch[failed]?.url ?? '', results[failed]?.error ?? '');
  }
}

async function deleteDocuments(client: Client, collection: string, ids: readonly string[]): Promise<void> {
  for (const batch of batches(ids, DELETE_SIZE)) {
    await client
      .collections(collection)
      .documents()
      .delete({filter_by: `id:[${batch.join(',')}]`});
  }
}

/**
 * Points the alias to a collection, and deletes the previous one if `site search:push` has made it.
 *
 * @param last - previous collection of the alias
 */
async function switchAlias(
  {client, alias}: PushInput,
  collection: string,
  last: string | undefined,
): Promise<void> {
  await client.aliases().upsert(alias, {collection_name: collection});
  if (last !== undefined && isOwnCollection(last, alias)) await ifFound(client.collections(last).delete());
}

async function push(input: PushInput): Promise<PushReport> {
  const {client, alias, locales, records} = input;
  const schema = collectionSchema(alias, locales);
  const target = await readTarget(client, alias);
  if (target === undefined && (await ifFound(client.collections(alias).retrieve()))) throw takenName(alias);
  const found = await ifFound(client.collections(schema.name).retrieve());
  if (!found) await client.collections().create(schema);
  const plan = planPush(records, found ? await readHashes(client, schema.name) : new Map());
  // New documents are sent before old ones are deleted, so that a moved section can always be found.
  await importRecords(client, schema.name, plan.changed);
  await deleteDocuments(client, schema.name, plan.gone);
  const isSwitched = target !== schema.name;
  if (isSwitched) await switchAlias(input, schema.name, target);
  return {
    sent: plan.changed.length,
    deleted: plan.gone.length,
    unchanged: plan.unchanged,
    collection: schema.name,
    isSwitched,
  };
}

/**
 * Updates the collection behind an alias: sends changed records, and deletes documents whose section does not exist any
 * more. If the site needs another schema, fills a new collection first, then points the alias to it.
 *
 * @throws {SiteError} if the server cannot be reached, or refuses the key or a record
 */
export async function pushRecords(input: PushInput): Promise<PushReport> {
  try {
    return await push(input);
  } catch (error) {
    throw reportFailure(error);
  }
}
