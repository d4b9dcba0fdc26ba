import type {OpenEngineInput} from '@lectern/site-search/client';
import {type LocalEngine, openEngine} from '@lectern/site-search/engine';
import {loadStem} from './stemmers.js';

/** The engine on the main thread. */
export function openWithStemmers(input: OpenEngineInput): LocalEngine {
  return openEngine(input, loadStem);
}
