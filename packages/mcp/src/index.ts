import type {Writable} from 'node:stream';
import {openSite, type ServerSettings} from './createServer.js';
import {FolderSource} from './FolderSource.js';
import {serveStdio} from './serveStdio.js';

/** Site to serve: the built files of one language in a folder. */
export interface FolderInput {
  /** Absolute path. */
  readonly dir: string;
  /** Base URL of the language: starts and ends with "/". */
  readonly baseUrl: string;
}

export interface StdioInput extends ServerSettings {
  readonly site: FolderInput;
  /** Stream for the messages; nothing else may be written to it. */
  readonly output: Writable;
}

/** Serves a site over standard input and output, until the input ends. */
export async function serveOverStdio({site, output, ...settings}: StdioInput): Promise<void> {
  await serveStdio(openSite(new FolderSource(site.dir, site.baseUrl)), output, settings);
}
