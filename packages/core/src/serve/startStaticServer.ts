import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {errors} from '../errors/catalog.js';
import {errorPagesFor, type RequestRules, resolveRequest} from '../http/resolveRequest.js';
import {isSendable, sendFile} from '../http/sendFile.js';
import {wantsMarkdown} from '../http/wantsMarkdown.js';
import {readPolicy} from '../policy/writePolicy.js';
import {markdownFile} from '../shared/markdownUrl.js';

export interface StaticServerInput extends RequestRules {
  /** Folder of the build, absolute. */
  readonly dir: string;
  readonly host: string;
  /** Port of the server; 0 for any free port. */
  readonly port: number;
}

export interface StaticServer {
  /** URL of the home page. */
  readonly url: string;
  close(): Promise<void>;
}

function sendMissing(response: http.ServerResponse, input: StaticServerInput, url: string): void {
  const page = errorPagesFor(url, input.baseUrl)
    .map((file) => path.join(input.dir, file))
    .find((file) => fs.existsSync(file));
  response.writeHead(404, {'content-type': page ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8'});
  response.end(page ? fs.readFileSync(page) : 'Not found');
}

/** Returns the Markdown of a page if the request prefers it and it exists, else the file that was found. */
function fileFor(request: http.IncomingMessage, file: string, isFile: (file: string) => boolean): string {
  if (!file.endsWith('.html') || !wantsMarkdown(request.headers.accept)) return file;
  const text = markdownFile(file);
  return isFile(text) ? text : file;
}

function createHandler(input: StaticServerInput): http.RequestListener {
  const {dir} = input;
  const policy = readPolicy(dir);
  const isFile = (file: string) => isSendable(path.join(dir, file));
  return (request, response) => {
    const url = request.url ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {allow: 'GET, HEAD'}).end();
      return;
    }
    if (policy) response.setHeader(policy.header, policy.value);
    const answer = resolveRequest(url, input, isFile);
    if (answer.kind === 'redirect') {
      response.writeHead(answer.status, {location: answer.to}).end();
    } else if (answer.kind === 'missing') {
      sendMissing(response, input, url);
    } else {
      // Caches must not give the answer for one kind of reader to another.
      if (answer.file.endsWith('.html')) response.setHeader('vary', 'Accept');
      const file = path.join(dir, fileFor(request, answer.file, isFile));
      sendFile(request, response, {file, onMissing: () => sendMissing(response, input, url)});
    }
  };
}

function listen(server: http.Server, {host, port}: StaticServerInput): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? errors.portBusy({host, port}) : error);
    });
    server.listen({host, port}, () => resolve(server.address() as AddressInfo));
  });
}

/**
 * Serves a finished build like a static host: clean URLs, redirects of `trailingSlash`, 404.html, the build's
 * Content-Security-Policy, and the Markdown of a page for requests that prefer it.
 *
 * @throws {SiteError} `BUILD_NOT_FOUND`, `PORT_BUSY`
 */
export async function startStaticServer(input: StaticServerInput): Promise<StaticServer> {
  if (!fs.existsSync(input.dir)) throw errors.buildNotFound(input.dir);
  const server = http.createServer(createHandler(input));
  const {port} = await listen(server, input);
  return {
    url: `http://${input.host}:${port}${input.baseUrl}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
