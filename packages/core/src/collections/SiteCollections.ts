import path from 'node:path';
import {parseOwnJson, shortHash, writeFileIfChanged} from '@lectern/store';
import type {Collection, CollectionEntry, QueryCollection} from '../plugins/Collection.js';
import {callHook} from '../plugins/callHook.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import {collectionRef, isCollectionRef, queryOfRef} from '../shared/collectionQuery.js';
import {onceFor} from '../shared/onceFor.js';
import {plainJson} from './plainJson.js';
import {type Collections, type OwnedCollection, queryEntries} from './queryEntries.js';

/** File with the result of a query. */
export interface ResultFile {
  /** Rows as JSON. */
  readonly text: string;
  /** Path relative to the output folder; the file name contains a hash of the content. */
  readonly outputPath: string;
}

/** Returns the file for the result of a query. Queries with equal results have the same file. */
export function resultFile(rows: readonly object[]): ResultFile {
  const text = JSON.stringify(rows);
  return {text, outputPath: `assets/data/collection.${shortHash(text)}.json`};
}

export interface SiteCollectionsInput {
  readonly contents: readonly {readonly plugin: LoadedPlugin; readonly content: unknown}[];
  readonly locale: string;
  readonly baseUrl: string;
}

/**
 * Collections of a site in one locale. Nothing is read before the first query: sites without queries do not call the
 * hook `getCollections`.
 */
export class SiteCollections {
  readonly #input: SiteCollectionsInput;
  #collections: Collections | undefined;
  #file: string | undefined;
  readonly #result = onceFor((ref: string) => this.#query(ref));

  constructor(input: SiteCollectionsInput) {
    this.#input = input;
  }

  /**
   * Absolute path of the file that `write` has written; `undefined` before the first call. Render processes read the
   * entries from this file.
   */
  get file(): string | undefined {
    return this.#file;
  }

  /**
   * Writes all entries as JSON.
   *
   * @param dir - absolute path of a folder in the cache
   * @throws {SiteError} `PLUGIN_HOOK_FAILED` if a plugin throws, or has an entry that is no JSON
   */
  write(dir: string): string {
    if (this.#file !== undefined) return this.#file;
    const text = JSON.stringify(this.#read());
    const file = path.join(dir, `collections-${shortHash(text)}.json`);
    writeFileIfChanged(file, text);
    this.#file = file;
    return file;
  }

  /**
   * Returns the result of a query; `undefined` if it is no query, or if it has a mistake now, such as the name of a
   * version that was removed.
   *
   * @throws {SiteError} as `write`
   */
  result(ref: string): ResultFile | undefined {
    return isCollectionRef(ref) ? this.#result(ref) : undefined;
  }

  /** Returns the URL path of the result of a query; `undefined` as for `result`. */
  url(ref: string): string | undefined {
    const result = this.result(ref);
    return result && this.#input.baseUrl + result.outputPath;
  }

  /** Query for plugins. */
  readonly rows: QueryCollection = (query) => queryEntries(this.#read(), queryOfRef(collectionRef(query)));

  #query(ref: string): ResultFile | undefined {
    const collections = this.#read();
    try {
      return resultFile(queryEntries(collections, queryOfRef(ref)));
    } catch {
      // The page with the query is rendered again, which reports the mistake with the component.
      return undefined;
    }
  }

  #read(): Collections {
    const {contents, locale} = this.#input;
    this.#collections ??= {
      locale,
      lists: contents.flatMap(({plugin, content}) =>
        callHook(plugin, 'getCollections', (hooks) =>
          (hooks.getCollections?.({content}) ?? []).map((list) => ownedCollection(list, plugin.id)),
        ),
      ),
    };
    return this.#collections;
  }
}

/** Reads the file that `SiteCollections.write` has written. */
export function parseCollections(text: string): Collections {
  return parseOwnJson<Collections>(text);
}

function ownedCollection({name, version, isMain, entries}: Collection, pluginId: string): OwnedCollection {
  return {
    name,
    pluginId,
    ...(version !== undefined && {version}),
    isMain,
    entries: entries.map((entry) =>
      plainEntry({...entry, ...(version !== undefined && {version}), pluginId}),
    ),
  };
}

function plainEntry(entry: CollectionEntry): CollectionEntry {
  const copied = plainJson(entry);
  if ('json' in copied) return copied.json as CollectionEntry;
  const [field] = Object.entries(entry).find(([, value]) => 'problem' in plainJson(value)) ?? [];
  const place = field === undefined ? '' : ` in the field "${field}"`;
  throw new Error(`the entry "${entry.permalink}" ${copied.problem}${place}.`);
}
