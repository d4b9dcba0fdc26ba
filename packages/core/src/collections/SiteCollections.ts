import path from 'node:path';
import {parseOwnJson, shortHash, writeFileIfChanged} from '@lectern/store';
import type {CollectedPage, Collection, CollectionEntry, QueryCollection} from '../plugins/Collection.js';
import {callHook} from '../plugins/callHook.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import {collectionRef, isCollectionRef, queryOfRef} from '../shared/collectionQuery.js';
import {onceFor} from '../shared/onceFor.js';
import {CollectionIndex, type Collections, type OwnedCollection} from './CollectionIndex.js';
import {jsonProblem} from './plainJson.js';

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

/** All entries as JSON, and the index of them. */
interface ReadEntries {
  readonly text: string;
  readonly index: CollectionIndex;
  readonly pages: readonly CollectedPage[];
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
  #read: ReadEntries | undefined;
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
    const {text} = this.#entries;
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
  readonly rows: QueryCollection = (query) => this.#entries.index.rows(queryOfRef(collectionRef(query)));

  /** All pages of all collections, for plugins: also of older versions. */
  get pages(): readonly CollectedPage[] {
    return this.#entries.pages;
  }

  #query(ref: string): ResultFile | undefined {
    const {index} = this.#entries;
    try {
      return resultFile(index.rows(queryOfRef(ref)));
    } catch {
      // The page with the query is rendered again, which reports the mistake with the component.
      return undefined;
    }
  }

  get #entries(): ReadEntries {
    this.#read ??= this.#readEntries();
    return this.#read;
  }

  #readEntries(): ReadEntries {
    const {contents, locale} = this.#input;
    const read = contents.flatMap(({plugin, content}) =>
      callHook(plugin, 'getCollections', (hooks) =>
        (hooks.getCollections?.({content}) ?? []).map((list) => ({
          owned: ownedCollection(list, plugin.id),
          pages: collectedPages(list, plugin),
        })),
      ),
    );
    const lists = read.map(({owned}) => owned);
    const text = JSON.stringify({locale, lists} satisfies Collections);
    const index = new CollectionIndex(parseCollections(text));
    return {text, index, pages: read.flatMap(({pages}) => pages)};
  }
}

function collectedPages(
  {name, version, versionLabel, entries, otherPages = [], facts = {}}: Collection,
  {plugin, id}: LoadedPlugin,
): CollectedPage[] {
  const shared = {collection: name, version, versionLabel, plugin: {name: plugin.name, id}};
  return [...entries, ...otherPages].map((entry) => ({
    ...shared,
    ...(Object.hasOwn(facts, entry.permalink) && facts[entry.permalink]),
    entry,
  }));
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
      checkedEntry({...entry, ...(version !== undefined && {version}), pluginId}),
    ),
  };
}

/** @throws {Error} for an entry without title or permalink, or with a field that is no JSON */
function checkedEntry(entry: CollectionEntry): CollectionEntry {
  for (const field of ['title', 'permalink']) {
    if (typeof entry[field] !== 'string')
      throw new Error(`an entry has no text as "${field}": ${shown(entry)}.`);
  }
  const problem = jsonProblem(entry);
  if (problem === undefined) return entry;
  const [field] = Object.entries(entry).find(([, value]) => value !== undefined && jsonProblem(value)) ?? [];
  const place = field === undefined ? '' : ` in the field "${field}"`;
  throw new Error(`the entry "${entry.permalink}" ${problem}${place}.`);
}

/** Beginning of an entry, for messages. */
function shown(entry: CollectionEntry): string {
  return jsonProblem(entry) === undefined ? JSON.stringify(entry).slice(0, 100) : 'an object that is no JSON';
}
