import type {ReactNode} from 'react';
import {type DebugFile, useDebugFile} from './useDebugFile.js';

export interface FileContentProps {
  /** Path of the file, relative to the folder of the debug pages: "routes.json". */
  readonly name: string;
  /** Renders the parsed JSON of the file. */
  children(value: unknown): ReactNode;
}

function stateText(file: Exclude<DebugFile, {kind: 'loaded'}>): ReactNode {
  return file.kind === 'loading' ? (
    <p role="status" data-wake-near="">
      Loading …
    </p>
  ) : (
    <p role="alert">{file.message}</p>
  );
}

/**
 * Loads a JSON file of the debug pages and renders its value. Until the file is loaded, a status text is shown; after a
 * failure, the error message.
 */
export function FileContent({name, children}: FileContentProps): ReactNode {
  const file = useDebugFile(name);
  return file.kind === 'loaded' ? children(file.value) : stateText(file);
}

// The attribute `data-wake-near` starts React when the text is near.
FileContent.still = true;
