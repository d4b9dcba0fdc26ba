import {isRelocatable} from '@generated/router';
import {loadText} from '@lectern/core/client/relocatable/loadText';
import type {OpenEngineInput} from '@lectern/site-search/client';
import {LocalEngine, openEngine} from '@lectern/site-search/engine';
import {loadStem} from './stemmers.js';

/** Opens the engine on the main thread, with the stemmers of the site's locales. */
export function openWithStemmers(input: OpenEngineInput): LocalEngine {
  return isRelocatable ? openRelocated(input) : openEngine(input, loadStem);
}

/** Opens the engine in a relocatable site: the files of its index are scripts. */
function openRelocated({baseUrl, language}: OpenEngineInput): LocalEngine {
  return new LocalEngine({
    readFile: async (file) => JSON.parse(await loadText(baseUrl + file)),
    loadStem: () => loadStem(language),
    isChanging: false,
  });
}
