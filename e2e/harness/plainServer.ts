import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {lookup} from 'mrmime';
import {afterAll} from 'vitest';

export interface FolderAnswers {
  readonly dir: string;
  /** Starts and ends with "/". */
  readonly prefix: string;
  /** Called with the path of each request. */
  headersFor(pathname: string): {readonly [name: string]: string};
}

/** Answers a request with a file, the `index.html` of a folder, or `404.html`. */
export function answerFromFolder(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  {dir, prefix, headersFor}: FolderAnswers,
): void {
  const {pathname} = new URL(request.url ?? '/', 'http://localhost');
  const headers = headersFor(pathname);
  const inside = pathname.startsWith(prefix) ? decodeURIComponent(pathname.slice(prefix.length)) : '..';
  const named = path.join(dir, inside);
  const file = inside === '' || inside.endsWith('/') ? path.join(named, 'index.html') : named;
  if (!named.startsWith(dir) || !fs.statSync(file, {throwIfNoEntry: false})?.isFile()) {
    sendNotFound(response, path.join(dir, '404.html'));
    return;
  }
  response.writeHead(200, {
    'content-type': lookup(file) ?? 'application/octet-stream',
    ...headers,
  });
  // The folder may be replaced meanwhile: the request then fails, and not the test run.
  fs.createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * Serves the files of a folder below a path. The URL of a folder is answered with its `index.html`, all other URLs with
 * `404.html`.
 *
 * @param prefix - starts and ends with "/"
 * @param headersFor - called with the path of each request
 * @returns the URL of the folder; it ends with "/"
 */
export function serveFolder(
  dir: string,
  prefix: string,
  headersFor: FolderAnswers['headersFor'] = () => ({}),
): Promise<string> {
  const server = http.createServer((request, response) =>
    answerFromFolder(request, response, {dir, prefix, headersFor}),
  );
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${port}${prefix}`);
    });
  });
}

function sendNotFound(response: http.ServerResponse, page: string): void {
  if (!fs.existsSync(page)) response.writeHead(404).end('Not found');
  else response.writeHead(404, {'content-type': 'text/html; charset=utf-8'}).end(fs.readFileSync(page));
}
