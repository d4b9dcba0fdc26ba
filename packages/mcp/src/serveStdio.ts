import type {Writable} from 'node:stream';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createServer, type ServerSettings} from './createServer.js';
import type {SiteParts} from './getVersion.js';

/**
 * Serves a site to the program that started this process, over its standard input. Ends when that input ends.
 *
 * @param output - stream for the messages: the standard output, to which nothing else may be written
 */
export async function serveStdio(site: SiteParts, output: Writable, settings: ServerSettings): Promise<void> {
  const server = createServer(site, settings);
  server.server.onerror = (error) => settings.onError(error);
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
