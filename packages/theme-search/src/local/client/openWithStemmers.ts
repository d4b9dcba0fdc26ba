import type {OpenEngineInput} from '@lectern/site-search/client';
import {type LocalEngine, openEngine} from '@lectern/site-search/engine';
import {loadStem} from './stemmers.js';

/** Opens the engine on the main thread, with the stemmers of the site's locales. */
export function openWithStemmers(input: OpenEngineInput): LocalEngine {
  return openEngine(input, loadStem);
}
