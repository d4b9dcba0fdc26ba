import type {SearchRecord} from './searchRecords.js';

/**
 * Compares the records of a build with the documents of a collection.
 *
 * @param existing - documents of the collection: id → `record_hash`
 * @returns changes that a push makes in the collection, and the number of documents that do not change
 */
export function planPush(
  records: readonly SearchRecord[],
  existing: ReadonlyMap<string, string | undefined>,
) {
  const changed = records.filter(({id, record_hash}) => existing.get(id) !== record_hash);
  const wanted = new Set(records.map(({id}) => id));
  /** Ids of documents to delete, since their section does not exist any more. */
  const gone = [...existing.keys()].filter((id) => !wanted.has(id));
  return {changed, gone, unchanged: records.length - changed.length};
}
