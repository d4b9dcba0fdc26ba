import {createContext} from 'react';

/** Where `useData` gets its files. */
export interface DataSource {
  /** The parsed file, or a promise that is resolved once `read` has it. */
  read(ref: `data:${string}`): {readonly value: unknown} | Promise<unknown>;
}

export const DataContext = createContext<DataSource | null>(null);
