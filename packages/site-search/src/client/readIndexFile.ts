import {INDEX_FILE} from '../shared/format.js';
import {MissingIndexFile} from './LocalEngine.js';

export type OnProgress = (progress: {readonly done: number; readonly total: number}) => void;

const DEFAULT_WAIT = 1000;

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Reads the progress from a response of `site start`, which has the status 503 until the index is finished; else
 * `undefined`.
 */
async function progressOf(response: Response): Promise<{done: number; total: number} | undefined> {
  if (response.status !== 503 || response.headers.get('retry-after') === null) return undefined;
  const {done, total}: {done?: unknown; total?: unknown} = await response
    .clone()
    .json()
    .catch(() => ({}));
  return typeof done === 'number' && typeof total === 'number' ? {done, total} : undefined;
}

function waitingTime(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? Math.min(seconds, 10) * 1000 : DEFAULT_WAIT;
}

/**
 * Creates a function that reads files of an index over HTTP. While `site start` makes the index, the function waits and
 * tries again.
 *
 * @param baseUrl - base URL of the locale; starts and ends with "/"
 */
export function createReadFile(baseUrl: string, onProgress: OnProgress): (file: string) => Promise<unknown> {
  return async (file) => {
    const isIndex = file === INDEX_FILE;
    for (;;) {
      // The index file is always revalidated, since it lists the other files. The other files have a hash in their
      // name, so they never change.
      const response = await fetch(baseUrl + file, {cache: isIndex ? 'no-cache' : 'default'});
      const progress = await progressOf(response);
      if (!progress) return parseFile(file, response);
      onProgress(progress);
      await wait(waitingTime(response));
    }
  };
}

/**
 * Parses a response. A response that is not JSON counts as a missing file, since some servers answer with an HTML page
 * for a missing file.
 */
async function parseFile(file: string, response: Response): Promise<unknown> {
  if (response.ok) {
    try {
      return await response.json();
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  } else if (response.status !== 404 && response.status !== 410) {
    throw new Error(
      `The search index could not be loaded: ${file} was answered with status ${response.status}.`,
    );
  }
  if (file === INDEX_FILE) throw new Error(`The site has no search index: ${file} is missing.`);
  throw new MissingIndexFile(`The search index has changed: ${file} is missing.`);
}
