import {textAt} from '../../hosted/client/unknownValue.js';
import type {TypesenseClientOptions} from './options.js';

/** Milliseconds to wait for one server before the next one is tried. */
const NODE_TIMEOUT = 4000;

/** Error that the next server would return too, such as for a wrong key or query. */
class RefusedSearch extends Error {}

/** Reads the error message of the server from its JSON. */
async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  return textAt(body, 'message') || response.statusText || 'no reason given';
}

async function readBody(response: Response): Promise<unknown> {
  if (!response.ok) {
    const text = `Typesense answered ${response.status}: ${await reasonOf(response)}`;
    throw response.status < 500 && response.status !== 408 ? new RefusedSearch(text) : new Error(text);
  }
  return response.json().catch((cause: unknown) => {
    const text =
      'Typesense answered with something else than JSON. Is the address that of a Typesense server?';
    throw new Error(text, {cause});
  });
}

/** Runs `work` with a signal that is aborted when `outer` is aborted, or after `NODE_TIMEOUT`. */
async function withTimeout<T>(outer: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort(outer.reason);
  const timer = setTimeout(
    () => controller.abort(new Error('Typesense did not answer in time.')),
    NODE_TIMEOUT,
  );
  outer.addEventListener('abort', abort, {once: true});
  try {
    outer.throwIfAborted();
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', abort);
  }
}

/**
 * Sends a query to one server after the other until one answers.
 *
 * The key is in the URL, and the content type is "text/plain", so that browsers send no preflight request.
 *
 * @throws {Error} the error of the last server. If a server refuses the query, for example for a wrong key, its error
 *   is thrown at once.
 */
export async function postSearch(
  body: object,
  {nodes, searchKey}: Pick<TypesenseClientOptions, 'nodes' | 'searchKey'>,
  signal: AbortSignal,
): Promise<unknown> {
  const request = {method: 'POST', headers: {'content-type': 'text/plain'}, body: JSON.stringify(body)};
  let failure: unknown;
  for (const node of nodes) {
    try {
      return await withTimeout(signal, async (nodeSignal) => {
        const url = `${node}/multi_search?x-typesense-api-key=${encodeURIComponent(searchKey)}`;
        return readBody(await fetch(url, {...request, signal: nodeSignal}));
      });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof RefusedSearch) throw error;
      failure = error;
    }
  }
  throw failure;
}
