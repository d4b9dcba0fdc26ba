import {DataContext, type DataSource} from '@lectern/core/client/context/DataContext';
import {onceFor} from '@lectern/core/shared/onceFor';
import {useContext} from 'react';

/**
 * Reads a data file by its reference ("data:…"); throws a promise (the component suspends) until the file is loaded.
 */
export type ReadData = <T>(ref: string) => T;

// Module state: one function for each value of `DataContext`. All renders share the function; it is freed with the
// value.
const readerOf = onceFor(
  (source: DataSource): ReadData =>
    <T>(ref: string) => {
      const result = source.read(ref as `data:${string}`);
      if (result instanceof Promise) throw result;
      return result.value as T;
    },
  new WeakMap(),
);

/** Returns a function that reads data files. The function is the same in every render. */
export function useReadData(): ReadData {
  const source = useContext(DataContext);
  if (!source) throw new Error('Docs data can only be used below the site’s root component.');
  return readerOf(source);
}

/**
 * Returns a copy of `value` with the properties of `lazy`: their getters compute the value at each access. These
 * properties are not enumerable, so that spreading, printing or comparing the object loads no files.
 */
export function withLazy<T extends object, L extends object>(
  value: T,
  lazy: {[K in keyof L]: () => L[K]},
): T & L {
  const result = {...value};
  for (const [name, get] of Object.entries<() => unknown>(lazy)) {
    Object.defineProperty(result, name, {get, enumerable: false});
  }
  return result as T & L;
}
