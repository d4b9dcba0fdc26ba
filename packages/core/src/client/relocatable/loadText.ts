import {fileAddress} from './siteAddress.js';

/**
 * Loads the text of a data file of a relocatable site, from the script that the build has written in its place: browsers
 * load scripts from disk, but no data.
 *
 * @param path - with the base URL of the configuration
 */
export async function loadText(path: string): Promise<string> {
  const {default: text}: {default: string} = await import(
    /* webpackIgnore: true */ /* @vite-ignore */ `${fileAddress(path)}.js`
  );
  return text;
}
