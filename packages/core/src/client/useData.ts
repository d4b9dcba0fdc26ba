import {useContext} from 'react';
import {isDataRef} from '../shared/payload.js';
import {DataContext} from './context/DataContext.js';

/**
 * Returns the content of a JSON file that a plugin has written with `createData`. Suspends until the file is loaded.
 *
 * @param ref - "data:plugin-content-docs/default/sidebar.json". The type `T` of its content is not checked
 */
export default function useData<T>(ref: string): T {
  const source = useContext(DataContext);
  if (!source) throw new Error('useData() can only be used below the site’s root component.');
  if (!isDataRef(ref)) throw new Error(`useData() was given "${ref}"; a data reference starts with "data:".`);
  const result = source.read(ref);
  if (result instanceof Promise) throw result;
  return result.value as T;
}
