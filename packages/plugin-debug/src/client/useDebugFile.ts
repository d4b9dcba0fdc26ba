import useBaseUrl from '@lectern/core/client/useBaseUrl';
import {useEffect, useState} from 'react';
import {DEBUG_PATH} from './debugPath.js';

export type DebugFile =
  | {readonly kind: 'loading'}
  | {readonly kind: 'loaded'; readonly value: unknown}
  | {readonly kind: 'failed'; readonly message: string};

async function loadFile(url: string, signal: AbortSignal): Promise<DebugFile> {
  try {
    // The names of the files have no hash, so the browser's cache may hold files of an earlier build.
    const response = await fetch(url, {signal, cache: 'no-cache', credentials: 'include'});
    if (!response.ok)
      return {kind: 'failed', message: `${url} could not be loaded (status ${response.status}).`};
    return {kind: 'loaded', value: await response.json()};
  } catch (error) {
    return {kind: 'failed', message: `${url} could not be loaded: ${String(error)}`};
  }
}

/** Loads a file of the debug pages once the component is mounted. @param name - "routes.json" */
export function useDebugFile(name: string): DebugFile {
  const url = useBaseUrl(`${DEBUG_PATH}/${name}`);
  const [file, setFile] = useState<DebugFile>({kind: 'loading'});
  useEffect(() => {
    const controller = new AbortController();
    void loadFile(url, controller.signal).then((loaded) => {
      if (!controller.signal.aborted) setFile(loaded);
    });
    return () => controller.abort();
  }, [url]);
  return file;
}
