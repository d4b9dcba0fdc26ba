import type {Writable} from 'node:stream';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createServer, type ServerSettings} from './createServer.js';
import type {SiteParts} from './getVersion.js';

export interface StdioSettings extends ServerSettings {
  /** Called if a message of the client is not valid, or cannot be answered. */
  onWarning(message: string): void;
}

/**
 * Serves a site to the program that started this process, over its standard input. Ends when that input ends.
 *
 * @param output - stream for the messages: the standard output, to which nothing else may be written
 */
export async function serveStdio(site: SiteParts, output: Writable, settings: StdioSettings): Promise<void> {
  const server = createServer(site, settings);
  server.server.onerror = ({message}) =>
    settings.onWarning(`A message could not be read or sent: ${message}`);
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
    // The client is gone.
    output.once('error', () => resolve());
  });
  await server.connect(new StdioServerTransport(process.stdin, output));
  await ended;
  await server.close();
}
