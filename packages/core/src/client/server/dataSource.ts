import type {DataSource} from '../context/DataContext.js';
import type {RenderInput} from '../renderTypes.js';

export interface TrackedDataSource extends DataSource {
  /** References of all data files that were read. */
  used(): readonly `data:${string}`[];
}

/** Makes a source that loads data files for one rendered page and records which of them the page has read. */
export function createDataSource(loadData: RenderInput['loadData']): TrackedDataSource {
  const values = new Map<string, {readonly value: unknown}>();
  const pending = new Map<string, Promise<unknown>>();
  const used = new Set<`data:${string}`>();

  return {
    used: () => [...used],
    read(ref) {
      used.add(ref);
      const known = values.get(ref) ?? pending.get(ref);
      if (known) return known;
      const result = loadData(ref);
      if (!(result instanceof Promise)) {
        values.set(ref, {value: result});
        return {value: result};
      }
      const promise = result.then((value: unknown) => void values.set(ref, {value}));
      pending.set(ref, promise);
      return promise;
    },
  };
}
