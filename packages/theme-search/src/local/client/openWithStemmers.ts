import {isRelocatable, relocation} from '@generated/router';
import type {OpenEngineInput} from '@lectern/site-search/client';
import {LocalEngine, openEngine} from '@lectern/site-search/engine';
import {loadStem} from './stemmers.js';

/** Opens the engine on the main thread, with the stemmers of the site's locales. */
export function openWithStemmers(input: OpenEngineInput): LocalEngine {
  return isRelocatable ? openRelocated(input, relocation.loadText) : openEngine(input, loadStem);
}

/** Opens the engine in a relocatable site: the files of its index are scripts. */
function openRelocated(
  {baseUrl, language}: OpenEngineInput,
  loadText: (path: string) => Promise<string>,
): LocalEngine {
  return new LocalEngine({
    readFile: async (file) => JSON.parse(await loadText(baseUrl + file)),
    loadStem: () => loadStem(language),
    isChanging: false,
  });
}
