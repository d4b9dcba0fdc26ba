import type {OpenEngineInput} from './openEngine.js';
import type {FromWorker, ToWorker} from './protocol.js';
import type {SearchCall, SearchQuery, SearchResults} from './search.js';

/** Error: no worker can be started, since the browser has no workers, or a Content-Security-Policy forbids them. */
export class WorkerUnavailable extends Error {}

interface PendingCall extends Pick<SearchCall, 'onFirstHits'> {
  resolve(results: SearchResults): void;
  reject(error: Error): void;
}

/** Search engine that sends all calls to a `LocalEngine` in a web worker. */
export class WorkerEngine {
  readonly #worker: Worker;
  readonly #calls = new Map<number, PendingCall>();
  readonly #onProgress: OpenEngineInput['onProgress'];
  #nextCall = 0;
  #isReady = false;
  #failure: WorkerUnavailable | undefined;

  /**
   * Starts the worker.
   *
   * @param startWorker - starts a module worker that calls `serveWorker`
   * @throws {WorkerUnavailable} if the browser has no workers. If the worker does not start, calls of `search` reject
   *   with this error.
   */
  constructor({onProgress, baseUrl, language, isChanging}: OpenEngineInput, startWorker: () => Worker) {
    this.#onProgress = onProgress;
    this.#worker = startOrThrow(startWorker);
    this.#worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => this.#receive(data));
    this.#worker.addEventListener('error', () => this.#fail());
    this.#post({type: 'open', baseUrl, language, isChanging});
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromWorker): void {
    if (message.type === 'ready') this.#isReady = true;
    else if (message.type === 'progress') this.#onProgress(message);
    else if (message.type === 'firstHits') this.#calls.get(message.call)?.onFirstHits?.(message.results);
    else {
      const call = this.#calls.get(message.call);
      this.#calls.delete(message.call);
      if (message.type === 'results') call?.resolve(message.results);
      else call?.reject(new Error(message.message));
    }
  }

  /**
   * Rejects all calls if the worker could not be started. Ignores an error of a running worker, which concerns one call
   * at most.
   */
  #fail(): void {
    if (this.#isReady) return;
    this.#failure = new WorkerUnavailable('The worker of the search could not be started.');
    this.#worker.terminate();
    for (const {reject} of this.#calls.values()) reject(this.#failure);
    this.#calls.clear();
  }

  async prepare(): Promise<void> {
    this.#post({type: 'prepare'});
  }

  search(query: SearchQuery, {signal, onFirstHits}: SearchCall): Promise<SearchResults> {
    if (this.#failure) return Promise.reject(this.#failure);
    this.#nextCall += 1;
    const call = this.#nextCall;
    return new Promise((resolve, reject) => {
      this.#calls.set(call, {resolve, reject, onFirstHits});
      const abort = () => {
        this.#calls.delete(call);
        this.#post({type: 'abort', call});
        reject(signal.reason);
      };
      signal.addEventListener('abort', abort, {once: true});
      this.#post({type: 'search', call, query, firstHits: onFirstHits !== undefined});
    });
  }
}

function startOrThrow(startWorker: () => Worker): Worker {
  try {
    return startWorker();
  } catch {
    throw new WorkerUnavailable('There are no workers in this browser.');
  }
}
