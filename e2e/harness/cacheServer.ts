import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {onTestFinished} from 'vitest';

/** Environment of builds with a store: no variable of the machine that runs the tests chooses branch, mode or key. */
export const CACHE_ENV = {
  GITHUB_HEAD_REF: undefined,
  GITHUB_REF_NAME: 'main',
  LECTERN_CACHE_KEY: undefined,
  LECTERN_CACHE_MODE: undefined,
  LECTERN_CACHE_TOKEN: undefined,
};

/** Answers a request in the place of the store. Returns `false` to let the store answer. */
export type Fault = (request: http.IncomingMessage, response: http.ServerResponse, name: string) => boolean;

/** An HTTP store in memory: `GET`, `HEAD` and `PUT` below "/cache/". */
export interface CacheServer {
  /** Address for `cache.remote`; ends with "/". */
  readonly url: string;
  /** Name ("cas/<hash>") → bytes. Tests may change it. */
  readonly entries: Map<string, Buffer>;
  /** Requests so far: "GET cas/<hash>", with the header `authorization` if it was sent. */
  readonly requests: {readonly line: string; readonly authorization: string | undefined}[];
  /** Set by tests: faults of the store. */
  fault: Fault | undefined;
}

/** Starts a store, which is stopped at the end of the test. */
export async function startCacheServer(): Promise<CacheServer> {
  const entries = new Map<string, Buffer>();
  const requests: CacheServer['requests'] = [];
  const server = http.createServer((request, response) => {
    const name = (request.url ?? '').replace(/^\/cache\//, '');
    requests.push({line: `${request.method} ${name}`, authorization: request.headers.authorization});
    if (cache.fault?.(request, response, name)) return;
    if (request.method === 'PUT') {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        entries.set(name, Buffer.concat(parts));
        response.writeHead(201).end();
      });
      return;
    }
    const bytes = entries.get(name);
    response.writeHead(bytes ? 200 : 404, {'content-length': bytes?.length ?? 0});
    response.end(request.method === 'HEAD' ? undefined : bytes);
  });
  const cache: CacheServer = {url: '', entries, requests, fault: undefined};
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return Object.assign(cache, {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cache/`});
}
