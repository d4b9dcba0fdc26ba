import {prefetchDocument, prefetchLinks} from './prefetchLinks.js';
import {startOnMovement} from './wake.js';

/** Splits an attribute with URLs, which contain no spaces. */
function urls(text: string | undefined): string[] {
  return text?.split(' ').filter(Boolean) ?? [];
}

const {scripts, preloads} = (document.currentScript as HTMLScriptElement).dataset;
startOnMovement({scripts: urls(scripts), preloads: urls(preloads)});
prefetchLinks();

// The same object as the app sets when it starts. A page is a document here, so both functions fetch the document.
const prefetch = async (url: string): Promise<void> => prefetchDocument(url);
window.docusaurus = Object.freeze({prefetch, preload: prefetch});
