import {prefetchDocument, prefetchLinks} from './prefetchLinks.js';
import {startOnMovement} from './wake.js';

/** Splits an attribute with URLs, which contain no spaces. */
function urls(text: string | undefined): string[] {
  return text?.split(' ').filter(Boolean) ?? [];
}

const {scripts, preloads} = (document.currentScript as HTMLScriptElement).dataset;
prefetchLinks(startOnMovement({scripts: urls(scripts), preloads: urls(preloads)}));

// The app replaces this object when it starts. Until then, both functions fetch the document of the page.
const prefetch = async (url: string): Promise<void> => prefetchDocument(url);
window.docusaurus = Object.freeze({prefetch, preload: prefetch});
