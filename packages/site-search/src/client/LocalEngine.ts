import {FORMAT, INDEX_FILE, type IndexFile} from '../shared/format.js';
import type {Stem} from './findTerms.js';
import {QuerySession} from './QuerySession.js';
import {readQuery} from './readQuery.js';
import {type ReadFile, ScopeReader} from './ScopeReader.js';
import type {SearchCall, SearchQuery, SearchResults} from './search.js';

/** The site has been published again, and a file of the index is gone. */
export class MissingIndexFile extends Error {}

export interface EngineInput {
  /** @throws {MissingIndexFile} if a file with a hash in its name is not there */
  readonly readFile: ReadFile;
  loadStem(): Promise<Stem>;
  /** The index may change at any time: in development. */
  readonly isChanging: boolean;
}

/** Files in memory; the oldest are dropped. */
const MOST_FILES = 400;
const MOST_SESSIONS = 8;

interface OpenIndex {
  readonly index: IndexFile;
  readonly files: Map<string, Promise<unknown>>;
  readonly scopes: Map<string, Promise<ScopeReader>>;
  readonly sessions: Map<string, Promise<QuerySession>>;
}

/** Answers queries of one locale from the files of its index. */
export class LocalEngine {
  readonly #input: EngineInput;
  #open: Promise<OpenIndex> | undefined;
  #stem: Promise<Stem> | undefined;

  constructor(input: EngineInput) {
    this.#input = input;
  }

  /** Loads what each query needs. */
  async prepare(): Promise<void> {
    await Promise.all([this.#openIndex(), this.#loadStem()]);
  }

  /**
   * Files are loaded to their end when a call is aborted, as the next call needs most of them; no further ones are.
   *
   * @throws what `readFile` does
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
    const session = remember(open.sessions, key, MOST_SESSIONS, async () =>
      QuerySession.open(words, await this.#scopesOf(open, query.tags), stem),
    );
    const results = await (await session).results(query, call);
    void this.#loadTables(open, query.tags);
    return results;
  }

  async #scopesOf(open: OpenIndex, tags: SearchQuery['tags']): Promise<readonly ScopeReader[]> {
    const wanted = open.index.scopes.filter(({tag}) => !tags || tags.includes(tag));
    const read: ReadFile = (file) => remember(open.files, file, MOST_FILES, () => this.#input.readFile(file));
    return Promise.all(
      wanted.map(({tag, file}) =>
        remember(open.scopes, tag, Number.POSITIVE_INFINITY, () => ScopeReader.open(tag, file, read)),
      ),
    );
  }

  /** A table that fails to load is requested again by the next query that needs it. */
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
    const index = (await this.#input.readFile(INDEX_FILE)) as IndexFile;
    if (index.format !== FORMAT)
      throw new Error(`The search index has format ${index.format}; reload the page.`);
    return {index, files: new Map(), scopes: new Map(), sessions: new Map()};
  }

  /** Keeps what has been loaded if the index is the same. */
  async #refresh(): Promise<void> {
    const old = await this.#open;
    const open = await this.#loadIndex();
    if (old?.index.build !== open.index.build) this.#open = Promise.resolve(open);
  }

  /** Queries work without it: other forms of a word are not found then. */
  #loadStem(): Promise<Stem> {
    this.#stem ??= this.#input.loadStem().catch(() => (word: string) => word);
    return this.#stem;
  }
}

/** Calls `make` once for a key. A rejected promise is forgotten, so that the next call tries again. */
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
