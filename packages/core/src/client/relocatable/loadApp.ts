import type {AppFiles} from '../still/wake.js';

/**
 * Adds the script that loads the app of a relocatable site (`loader.ts`), the first of the scripts.
 *
 * @returns a promise that never resolves, and rejects if the app cannot be loaded
 */
export function loadApp({scripts: [loader = '', ...scripts], preloads}: AppFiles): Promise<never> {
  const script = document.createElement('script');
  script.src = loader;
  script.dataset.scripts = scripts.join(' ');
  script.dataset.preloads = preloads.join(' ');
  document.head.append(script);
  return new Promise((_, reject) => {
    script.addEventListener('error', reject);
  });
}
