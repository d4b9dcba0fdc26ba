import {createContext} from 'react';

/** Source of the files that `useData` returns. */
export interface DataSource {
  /** Returns the parsed file, or a promise that resolves when `read` can return it. */
  read(ref: `data:${string}`): {readonly value: unknown} | Promise<unknown>;
}

export const DataContext = createContext<DataSource | null>(null);
