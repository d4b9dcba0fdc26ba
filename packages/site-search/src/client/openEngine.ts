import type {Stem} from './findTerms.js';
import {LocalEngine} from './LocalEngine.js';
import {createReadFile, type OnProgress} from './readIndexFile.js';

export interface OpenEngineInput {
  readonly baseUrl: string;
  /** Locale of the site. */
  readonly language: string;
  readonly isChanging: boolean;
  readonly onProgress: OnProgress;
}

/** Loads what brings the forms of a word of a language together. */
export type LoadStem = (language: string) => Promise<Stem>;

/** The engine over HTTP, in a worker or on the main thread. */
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
