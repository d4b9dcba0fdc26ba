import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll} from 'vitest';
import {answerFromFolder} from './plainServer.js';

/** A static web server whose files can be replaced, and which can be stopped and restarted with the same address. */
export interface HostedFolder {
  /** URL of the server; ends with "/". */
  readonly url: string;
  /** Paths of all requests, in order. */
  readonly requests: string[];
  /** Replaces the served files by copies of the files in a folder. */
  deploy(dir: string): void;
  /** Sets the status with which a path is answered instead of with its file; `undefined` removes it. */
  answer(pathname: string, status: number | undefined): void;
  /** Delay of each answer, in milliseconds. */
  delay: number;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts such a server. @param store - folder for the served files */
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
  // Redirects the URL of a folder to the one with a slash, as most static hosts do.
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
