import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {lookup} from 'mrmime';
import {afterAll} from 'vitest';

export interface FolderAnswers {
  readonly dir: string;
  /** URL path under which the folder is served; starts and ends with "/". */
  readonly prefix: string;
  /** Returns further headers for the path of a request. */
  headersFor(pathname: string): {readonly [name: string]: string};
}

/** Answers a request with a file, with the `index.html` of a folder, or with `404.html`. */
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
  // The folder may be replaced while a file is sent. Without this handler, the read error would end the test run.
  fs.createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * Serves the files of a folder under `prefix`. The URL of a folder is answered with its `index.html`, a URL without a
 * file with `404.html`.
 *
 * @param prefix - URL path; starts and ends with "/"
 * @param headersFor - returns further headers for the path of a request
 * @returns the URL of the folder; ends with "/"
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
