import type {SearchRecord} from './searchRecords.js';

/** Changes that a push makes in a collection. */
export interface PushPlan {
  readonly changed: readonly SearchRecord[];
  /** Ids of documents to delete, since their section does not exist any more. */
  readonly gone: readonly string[];
  /** Number of documents that do not change. */
  readonly unchanged: number;
}

/**
 * Compares the records of a build with the documents of a collection.
 *
 * @param existing - documents of the collection: id → `record_hash`
 */
export function planPush(
  records: readonly SearchRecord[],
  existing: ReadonlyMap<string, string | undefined>,
): PushPlan {
  const changed = records.filter(({id, record_hash}) => existing.get(id) !== record_hash);
  const wanted = new Set(records.map(({id}) => id));
  return {
    changed,
    gone: [...existing.keys()].filter((id) => !wanted.has(id)),
    unchanged: records.length - changed.length,
  };
}
