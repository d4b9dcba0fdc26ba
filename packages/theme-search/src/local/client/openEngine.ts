import {LocalEngine} from './LocalEngine.js';
import {createReadFile, type OnProgress} from './readIndexFile.js';
import {loadStem} from './stemmers.js';

export interface OpenEngineInput {
  readonly baseUrl: string;
  /** Locale of the site. */
  readonly language: string;
  readonly isChanging: boolean;
  readonly onProgress: OnProgress;
}

/** The engine over HTTP, in a worker or on the main thread. */
export function openEngine({baseUrl, language, isChanging, onProgress}: OpenEngineInput): LocalEngine {
  return new LocalEngine({
    readFile: createReadFile(baseUrl, onProgress),
    loadStem: () => loadStem(language),
    isChanging,
  });
}
