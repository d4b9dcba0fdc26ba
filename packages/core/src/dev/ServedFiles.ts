import type {ContentAsset} from '@lectern/mdx';
import type {SiteScript} from '../bundle/siteScript.js';

/**
 * Files to which payloads and pages have referred since the start of the server. No file is removed, since open pages
 * may still request old files.
 */
export class ServedFiles {
  readonly #baseUrl: string;
  /** Files on disk: URL path with base URL → absolute path. */
  readonly #files = new Map<string, string>();
  /** Site scripts (scripts with the data of the locale): path relative to the base URL → text of the script. */
  readonly #siteScripts = new Map<string, string>();

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** @param file - absolute path */
  add(urlPath: string, file: string): void {
    this.#files.set(urlPath, file);
  }

  addAssets(assets: readonly ContentAsset[]): void {
    for (const {url, file} of assets) this.add(url.replace(/^\.\//, this.#baseUrl), file);
  }

  addSiteScript({file, text}: SiteScript): void {
    this.#siteScripts.set(file, text);
  }

  /** Returns the absolute path of an artifact (a compiled Markdown file), a data file or an image. */
  find(urlPath: string): string | undefined {
    return this.#files.get(urlPath);
  }

  /** @param file - path relative to the base URL */
  siteScriptText(file: string): string | undefined {
    return this.#siteScripts.get(file);
  }
}
