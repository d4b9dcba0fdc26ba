import type {SearchRecord} from './searchRecords.js';

/** Changes of a push in a collection. */
export interface PushPlan {
  readonly changed: readonly SearchRecord[];
  /** Ids of documents whose section is gone. */
  readonly gone: readonly string[];
  /** How many documents stay as they are. */
  readonly unchanged: number;
}

/**
 * Compares the records of a build with the documents of a collection.
 *
 * @param existing - id → `record_hash`
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
