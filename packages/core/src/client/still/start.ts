import {whenShown} from '../whenShown.js';
import {prefetchDocument, prefetchLinks} from './prefetchLinks.js';
import {urlList} from './urlList.js';
import {startOnMovement} from './wake.js';

/**
 * Default export of a module that a plugin adds to still pages (`getStillModules`).
 *
 * @param signal - aborted when the app runs
 */
export type StillModule = (signal: AbortSignal) => void;

/** Starts the script of a still page. A module that fails does not stop the others. */
export default function start(modules: readonly StillModule[]): void {
  const {scripts, preloads} = (document.currentScript as HTMLScriptElement).dataset;
  // The app replaces this object when it starts. Until then, both functions fetch the document of the page.
  const prefetch = async (url: string): Promise<void> => prefetchDocument(url);
  window.docusaurus = Object.freeze({prefetch, preload: prefetch});
  const listen = () => {
    const signal = startOnMovement({scripts: urlList(scripts), preloads: urlList(preloads)});
    for (const run of [prefetchLinks, ...modules]) {
      try {
        // Where the app loads no pages, links are prefetched for as long as the document is open.
        run(isRelocatableScript && run === prefetchLinks ? new AbortController().signal : signal);
      } catch (error) {
        reportError(error);
      }
    }
  };
  // In a task of its own: browsers run this script, compute styles and lay out the page in one task, which would be too long.
  setTimeout(() => whenShown(listen));
}
