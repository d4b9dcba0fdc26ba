import type {Writable} from 'node:stream';
import {openSite} from './createServer.js';
import {FolderSource} from './FolderSource.js';
import type {SiteParts} from './getVersion.js';
import type {HttpServer, HttpSettings} from './serveHttp.js';
import type {StdioSettings} from './serveStdio.js';
import {UrlSource} from './UrlSource.js';

export type {ServerSettings} from './createServer.js';
export type {HttpServer, HttpSettings} from './serveHttp.js';
export type {StdioSettings} from './serveStdio.js';

/**
 * Site to serve. `dir`: absolute path of a folder with the built files of one language, and the base URL of the language, which
 * starts and ends with "/". `url`: address of a site on a server, with its base URL.
 */
export type McpSite = {readonly dir: string; readonly baseUrl: string} | {readonly url: string};

export interface StdioInput extends StdioSettings {
  readonly site: McpSite;
  /** Stream for the messages; nothing else may be written to it. */
  readonly output: Writable;
}

export interface HttpInput extends HttpSettings {
  readonly site: McpSite;
}

/** Serves a site over standard input and output, until the input ends. */
export async function serveOverStdio({site, output, ...settings}: StdioInput): Promise<void> {
  const {serveStdio} = await import('./serveStdio.js');
  await serveStdio(open(site), output, settings);
}

/**
 * Serves a site over HTTP, at the path "/mcp". Requests with another `Host` or `Origin` than the allowed ones are refused.
 *
 * @throws the error of Node if the port is in use
 */
export async function serveOverHttp({site, ...settings}: HttpInput): Promise<HttpServer> {
  const {serveHttp} = await import('./serveHttp.js');
  return serveHttp(open(site), settings);
}

function open(site: McpSite): SiteParts {
  return openSite('url' in site ? new UrlSource(site.url) : new FolderSource(site.dir, site.baseUrl));
}
