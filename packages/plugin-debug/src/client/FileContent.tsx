import type {ReactNode} from 'react';
import {type DebugFile, useDebugFile} from './useDebugFile.js';

export interface FileContentProps {
  /** Relative to the folder of the debug pages: "routes.json". */
  readonly name: string;
  /** Called with what is in the file. */
  children(value: unknown): ReactNode;
}

function stateText(file: Exclude<DebugFile, {kind: 'loaded'}>): ReactNode {
  return file.kind === 'loading' ? <p role="status">Loading …</p> : <p role="alert">{file.message}</p>;
}

/** Shows what is in a file of the debug pages, or why it is not there. */
export function FileContent({name, children}: FileContentProps): ReactNode {
  const file = useDebugFile(name);
  return file.kind === 'loaded' ? children(file.value) : stateText(file);
}
