import type {Stem} from './findTerms.js';
import {LocalEngine} from './LocalEngine.js';
import {createReadFile, type OnProgress} from './readIndexFile.js';

export interface OpenEngineInput {
  readonly baseUrl: string;
  /** Locale of the index, such as "pt-BR". Decides which stemmer is loaded. */
  readonly language: string;
  readonly isChanging: boolean;
  readonly onProgress: OnProgress;
}

/** Loads the stemmer for a locale (`language`): a function that reduces all forms of a word to one stem. */
export type LoadStem = (language: string) => Promise<Stem>;

/** Creates an engine that reads its index over HTTP. It can run in a worker or on the main thread. */
export function openEngine(
  {baseUrl, language, isChanging, onProgress}: OpenEngineInput,
  loadStem: LoadStem,
): LocalEngine {
  return new LocalEngine({
    readFile: createReadFile(baseUrl, onProgress),
    loadStem: () => loadStem(language),
    isChanging,
  });
}
