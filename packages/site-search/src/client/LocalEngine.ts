import {FORMAT, INDEX_FILE, type IndexFile} from '../shared/format.js';
import type {Stem} from './findTerms.js';
import {QuerySession} from './QuerySession.js';
import {readQuery} from './readQuery.js';
import {type ReadFile, readContent, ScopeReader} from './ScopeReader.js';
import type {SearchCall, SearchQuery, SearchResults} from './search.js';

/** Error: a file of the index is missing, usually because the site has been published again. */
export class MissingIndexFile extends Error {}

export interface EngineInput {
  /** @throws {MissingIndexFile} if a file with a hash in its name does not exist */
  readonly readFile: ReadFile;
  loadStem(): Promise<Stem>;
  /** True in development, where the index may change at any time. */
  readonly isChanging: boolean;
}

/** Maximum number of files of the index in memory; the oldest are removed first. */
const MAX_FILES = 400;
const MAX_SESSIONS = 8;

interface OpenIndex {
  readonly index: IndexFile;
  readonly files: Map<string, Promise<unknown>>;
  readonly scopes: Map<string, Promise<ScopeReader>>;
  readonly sessions: Map<string, Promise<QuerySession>>;
}

/** Search engine for one locale: answers queries from the files of its index. */
export class LocalEngine {
  readonly #input: EngineInput;
  #open: Promise<OpenIndex> | undefined;
  #stem: Promise<Stem> | undefined;

  constructor(input: EngineInput) {
    this.#input = input;
  }

  /** Loads the files that every query needs: the index file and the stemmer. */
  async prepare(): Promise<void> {
    await Promise.all([this.#openIndex(), this.#loadStem()]);
  }

  /**
   * Answers a query. If a file is missing, reads the index file again and repeats the query once. If the call is
   * aborted, no more files are requested; running requests continue, since the next query probably needs their files.
   *
   * @throws {Error} of `readFile`; the reason of the signal if the call is aborted
   */
  async search(query: SearchQuery, call: SearchCall): Promise<SearchResults> {
    if (this.#input.isChanging && query.page === 0) await this.#refresh();
    try {
      return await this.#answer(query, call);
    } catch (error) {
      call.signal.throwIfAborted();
      if (!(error instanceof MissingIndexFile)) throw error;
      this.#open = undefined;
      return this.#answer(query, {signal: call.signal});
    }
  }

  async #answer(query: SearchQuery, call: SearchCall): Promise<SearchResults> {
    const words = readQuery(query.text);
    if (words.length === 0) return {hits: [], total: 0, hasMore: false};
    const [open, stem] = await Promise.all([this.#openIndex(), this.#loadStem()]);
    const key = JSON.stringify([query.text, query.tags, query.hitsPerPage]);
    const session = remember(open.sessions, key, MAX_SESSIONS, async () =>
      QuerySession.open(words, await this.#scopesOf(open, query.tags), stem),
    );
    const results = await (await session).results(query, call);
    void this.#loadTables(open, query.tags);
    return results;
  }

  async #scopesOf(open: OpenIndex, tags: SearchQuery['tags']): Promise<readonly ScopeReader[]> {
    const wanted = open.index.scopes.filter(({tag}) => !tags || tags.includes(tag));
    const read: ReadFile = (file) => remember(open.files, file, MAX_FILES, () => this.#input.readFile(file));
    return Promise.all(
      wanted.map(({tag, file}) =>
        remember(open.scopes, tag, Number.POSITIVE_INFINITY, () => ScopeReader.open(tag, file, read)),
      ),
    );
  }

  /**
   * Preloads the page tables for the tags of a query. A page table lists the index files with the texts of up to 256
   * pages. Errors are ignored: a query that needs a missing table requests it again.
   */
  async #loadTables(open: OpenIndex, tags: SearchQuery['tags']): Promise<void> {
    const scopes = await this.#scopesOf(open, tags);
    await Promise.allSettled(scopes.map((scope) => scope.loadTables()));
  }

  #openIndex(): Promise<OpenIndex> {
    this.#open ??= this.#loadIndex().catch((error: unknown) => {
      this.#open = undefined;
      throw error;
    });
    return this.#open;
  }

  async #loadIndex(): Promise<OpenIndex> {
    const index = await readContent<IndexFile>((file) => this.#input.readFile(file), INDEX_FILE);
    if (index.format !== FORMAT)
      throw new Error(`The search index has format ${index.format}; reload the page.`);
    return {index, files: new Map(), scopes: new Map(), sessions: new Map()};
  }

  /** Reads the index file, which lists all others, again. Keeps all loaded files if the index has not changed. */
  async #refresh(): Promise<void> {
    const old = await this.#open;
    const open = await this.#loadIndex();
    if (old?.index.build !== open.index.build) this.#open = Promise.resolve(open);
  }

  /** Loads the stemmer. If that fails, queries find words only in the form that was typed. */
  #loadStem(): Promise<Stem> {
    this.#stem ??= this.#input.loadStem().catch(() => (word: string) => word);
    return this.#stem;
  }
}

/**
 * Returns the cached promise of a key, or calls `make`. A rejected promise is removed, so that the next call tries
 * again.
 */
function remember<Value>(
  memory: Map<string, Promise<Value>>,
  key: string,
  most: number,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = memory.get(key);
  if (known) return known;
  if (memory.size >= most) memory.delete(memory.keys().next().value ?? '');
  const made = make().catch((error: unknown) => {
    memory.delete(key);
    throw error;
  });
  memory.set(key, made);
  return made;
}
