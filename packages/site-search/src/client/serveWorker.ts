import type {LocalEngine} from './LocalEngine.js';
import {type LoadStem, openEngine} from './openEngine.js';
import type {FromWorker, ToWorker} from './protocol.js';
import type {OnProgress} from './readIndexFile.js';
import type {SearchResults} from './search.js';

/** The part of a worker's global scope that this module uses. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<ToWorker>) => void): void;
}

/** Answers the messages of the page's `WorkerEngine`. Must be called once in the worker, when its script starts. */
export function serveWorker(loadStem: LoadStem): void {
  const scope: WorkerScope = globalThis;
  const calls = new Map<number, AbortController>();
  let engine: LocalEngine | undefined;

  const onProgress: OnProgress = (progress) => scope.postMessage({type: 'progress', ...progress});

  async function search({call, query, firstHits}: Extract<ToWorker, {type: 'search'}>): Promise<void> {
    if (!engine) return;
    const controller = new AbortController();
    const {signal} = controller;
    calls.set(call, controller);
    const onFirstHits = (first: SearchResults) =>
      scope.postMessage({type: 'firstHits', call, results: first});
    try {
      const results = await engine.search(query, {signal, ...(firstHits && {onFirstHits})});
      scope.postMessage({type: 'results', call, results});
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      scope.postMessage({type: 'failure', call, message});
    } finally {
      calls.delete(call);
    }
  }

  function receive(message: ToWorker): void {
    switch (message.type) {
      case 'open':
        engine = openEngine({...message, onProgress}, loadStem);
        break;
      case 'prepare':
        // Errors are ignored: the first query loads the same files, and reports the error.
        engine?.prepare().catch(() => undefined);
        break;
      case 'search':
        void search(message);
        break;
      case 'abort':
        calls.get(message.call)?.abort();
        break;
    }
  }

  scope.addEventListener('message', ({data}) => receive(data));
  scope.postMessage({type: 'ready'});
}
