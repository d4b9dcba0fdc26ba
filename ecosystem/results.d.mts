import type {PublishedPlugin} from './plugins/index.mjs';

interface Result {
  readonly works: boolean;
  readonly version: string;
  readonly reason?: string;
}

interface Results {
  readonly [name: string]: Result;
}

export function readResults(): Results;
export function pagesOf(
  results: Results,
  plugins: readonly PublishedPlugin[],
): {readonly [page: string]: string};
