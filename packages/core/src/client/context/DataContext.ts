import {createContext} from 'react';

/** Source of data files: JSON files of plugins, whose content `useData` returns. */
export interface DataSource {
  /** Returns the parsed file. If the file is not loaded yet, returns a promise that resolves when it is loaded. */
  read(ref: `data:${string}`): {readonly value: unknown} | Promise<unknown>;
}

export const DataContext = createContext<DataSource | null>(null);
