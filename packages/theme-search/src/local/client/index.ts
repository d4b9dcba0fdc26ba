import {isRelocatable} from '@generated/router';
import {
  type OnProgress,
  type OpenEngineInput,
  WorkerEngine,
  WorkerUnavailable,
} from '@lectern/site-search/client';
import type {CreateSearchProvider, SearchCall, SearchProvider} from '../../provider.js';
import {untilAborted} from '../../untilAborted.js';

/** Interface of the search engine, which runs in a worker or on the main thread. */
type Engine = Pick<WorkerEngine, 'prepare' | 'search'>;

/** Opens the engine on the main thread. Its code is loaded only if no worker is available. */
async function openHere(input: OpenEngineInput): Promise<Engine> {
  const {openWithStemmers} = await import('./openWithStemmers.js');
  return openWithStemmers(input);
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.js', import.meta.url), {type: 'module'});
}

async function openAnywhere(input: OpenEngineInput): Promise<Engine> {
  // Browsers start no workers from disk.
  if (isRelocatable) return openHere(input);
  try {
    return new WorkerEngine(input, startWorker);
  } catch (error) {
    if (!(error instanceof WorkerUnavailable)) throw error;
    return openHere(input);
  }
}

/** Search provider for the index that the site publishes itself. */
class LocalProvider implements SearchProvider {
  readonly #input: OpenEngineInput;
  readonly #listeners = new Set<OnProgress>();
  #engine: Promise<Engine> | undefined;

  constructor(input: Omit<OpenEngineInput, 'onProgress'>) {
    const onProgress: OnProgress = (progress) => {
      for (const listen of this.#listeners) listen(progress);
    };
    this.#input = {...input, onProgress};
  }

  #open(): Promise<Engine> {
    this.#engine ??= openAnywhere(this.#input);
    return this.#engine;
  }

  prepare(): void {
    void this.#open().then((engine) => engine.prepare());
  }

  search: SearchProvider['search'] = async (query, call) => {
    const listen = (progress: Parameters<OnProgress>[0]) => call.onProgress?.(progress);
    this.#listeners.add(listen);
    try {
      return await untilAborted(() => this.#searchAnywhere(query, call), call.signal);
    } finally {
      this.#listeners.delete(listen);
    }
  };

  async #searchAnywhere(query: Parameters<SearchProvider['search']>[0], call: SearchCall) {
    call.signal.throwIfAborted();
    try {
      return await (await this.#open()).search(query, call);
    } catch (error) {
      if (!(error instanceof WorkerUnavailable)) throw error;
      this.#engine = openHere(this.#input);
      return (await this.#engine).search(query, call);
    }
  }
}

const createLocalProvider: CreateSearchProvider = ({baseUrl, locale}) =>
  new LocalProvider({baseUrl, language: locale, isChanging: process.env.NODE_ENV !== 'production'});

export default createLocalProvider;
