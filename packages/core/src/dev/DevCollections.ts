import path from 'node:path';
import {writeFileIfChanged} from '@lectern/store';
import type {SiteCollections} from '../collections/SiteCollections.js';
import type {ServedFiles} from './ServedFiles.js';

/** Maximum number of queries that are followed. Older ones are dropped: their pages keep the list that they show. */
const MAX_QUERIES = 1000;

/** Results of queries in development: makes their files on request, and finds the results that a reload has changed. */
export class DevCollections {
  readonly #files: ServedFiles;
  /** Absolute path of the folder for data files. */
  readonly #dir: string;
  readonly #baseUrl: string;
  /** Reference of each query that was requested or rendered → URL of its last result. */
  readonly #urls = new Map<string, string>();

  constructor({files, dir, baseUrl}: {files: ServedFiles; dir: string; baseUrl: string}) {
    this.#files = files;
    this.#dir = dir;
    this.#baseUrl = baseUrl;
  }

  /**
   * Returns the URL of the result of a query, which is served from now on; `undefined` if the reference is no query, or
   * the query has a mistake.
   */
  serve(ref: string, collections: SiteCollections): string | undefined {
    const result = collections.result(ref);
    if (!result) return undefined;
    const file = path.join(this.#dir, path.basename(result.outputPath));
    writeFileIfChanged(file, result.text);
    const url = this.#baseUrl + result.outputPath;
    this.#files.add(url, file);
    this.#urls.delete(ref);
    this.#urls.set(ref, url);
    const [oldest] = this.#urls.keys();
    if (this.#urls.size > MAX_QUERIES && oldest !== undefined) this.#urls.delete(oldest);
    return url;
  }

  /** Serves the results of all queries again, after a reload. Returns the new URLs of the results that changed. */
  refresh(collections: SiteCollections): {readonly [ref: `data:${string}`]: string} {
    const changed: {[ref: string]: string} = {};
    for (const [ref, before] of [...this.#urls]) {
      const url = this.serve(ref, collections);
      if (url !== undefined && url !== before) changed[ref] = url;
    }
    return changed;
  }
}
