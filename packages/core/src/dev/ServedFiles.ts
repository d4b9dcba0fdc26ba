import type {ContentAsset} from '@lectern/mdx';
import type {SiteScript} from '../bundle/siteScript.js';

/** Files that payloads and pages have named since the start. Earlier ones stay: open pages still request them. */
export class ServedFiles {
  readonly #baseUrl: string;
  /** URL path → absolute file. */
  readonly #files = new Map<string, string>();
  /** File, relative to the base URL → text. */
  readonly #siteScripts = new Map<string, string>();

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** @param file - absolute */
  add(urlPath: string, file: string): void {
    this.#files.set(urlPath, file);
  }

  addAssets(assets: readonly ContentAsset[]): void {
    for (const {url, file} of assets) this.add(url.replace(/^\.\//, this.#baseUrl), file);
  }

  addSiteScript({file, text}: SiteScript): void {
    this.#siteScripts.set(file, text);
  }

  /** @returns the absolute file of an artifact, of data, or of an image */
  find(urlPath: string): string | undefined {
    return this.#files.get(urlPath);
  }

  /** @param file - relative to the base URL */
  siteScriptText(file: string): string | undefined {
    return this.#siteScripts.get(file);
  }
}
