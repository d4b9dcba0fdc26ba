import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll} from 'vitest';
import {answerFromFolder} from './plainServer.js';

/** A web server that can be stopped and started again under the same address, and whose files can be replaced. */
export interface HostedFolder {
  /** Ends with "/". */
  readonly url: string;
  /** Paths of requests, in their order. */
  readonly requests: string[];
  /** Answers with copies of the files of a folder from now on. */
  deploy(dir: string): void;
  /** Answers a path with a status in the place of its file; `undefined` ends that. */
  answer(pathname: string, status: number | undefined): void;
  /** Milliseconds before each answer. */
  delay: number;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** @param store - folder of its own, for the files that are deployed */
export async function hostFolder(store: string): Promise<HostedFolder> {
  const statuses = new Map<string, number>();
  const requests: string[] = [];
  let port = 0;
  let server: http.Server | undefined;
  const host = {delay: 0};

  const listener: http.RequestListener = (request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    requests.push(pathname);
    const status = statuses.get(pathname);
    const answer = () => {
      if (status !== undefined) response.writeHead(status).end();
      else if (isFolder(pathname)) response.writeHead(301, {location: `${pathname}/`}).end();
      else
        answerFromFolder(request, response, {
          dir: store,
          prefix: '/',
          headersFor: () => ({'cache-control': 'no-cache'}),
        });
    };
    setTimeout(answer, host.delay);
  };
  // As hosts of static files do.
  const isFolder = (pathname: string) =>
    !pathname.endsWith('/') && fs.existsSync(path.join(store, decodeURIComponent(pathname), 'index.html'));
  const start = async () => {
    const started = http.createServer(listener);
    server = started;
    await new Promise<void>((resolve) => started.listen(port, '127.0.0.1', resolve));
    port = (started.address() as AddressInfo).port;
  };
  const stop = async () => {
    const stopped = server;
    server = undefined;
    if (!stopped) return;
    const closed = new Promise((resolve) => stopped.close(resolve));
    stopped.closeAllConnections();
    await closed;
  };
  await start();
  afterAll(stop);
  return Object.assign(host, {
    url: `http://127.0.0.1:${port}/`,
    requests,
    deploy(dir: string) {
      fs.rmSync(store, {recursive: true, force: true});
      fs.cpSync(dir, store, {recursive: true});
    },
    answer(pathname: string, status: number | undefined) {
      if (status === undefined) statuses.delete(pathname);
      else statuses.set(pathname, status);
    },
    stop,
    start,
  });
}
