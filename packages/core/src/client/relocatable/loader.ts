import 'systemjs/dist/s.min.js';
import {urlList} from '../still/urlList.js';

// Loads the app of a relocatable site. Browsers refuse ES modules from disk, so the build has converted all modules to
// classic scripts, which SystemJS loads by `<script>` elements. The attributes of the script's own element list the
// scripts.

/** Requests scripts early, unless they come from disk. */
function preload(scripts: readonly string[]): void {
  if (location.protocol === 'file:') return;
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    document.head.append(link);
  }
}

const element = document.currentScript as HTMLScriptElement;
const {scripts, preloads} = element.dataset;

/** Loads the scripts in order. An error is also an event of the element, for which `loadApp` listens. */
async function load(): Promise<void> {
  preload([...urlList(scripts), ...urlList(preloads)]);
  try {
    for (const url of urlList(scripts)) await System.import(new URL(url, document.baseURI).href);
  } catch (error) {
    element.dispatchEvent(new Event('error'));
    throw error;
  }
}

void load();
