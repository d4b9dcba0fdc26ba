import type {StartFlags} from '../../config/flags.js';
import {type DevServer, startDevServer} from '../../dev/startDevServer.js';
import {log} from '../../terminal/log.js';
import {onExit} from '../../terminal/onExit.js';
import {progressLine} from '../../terminal/progress.js';

/**
 * Starts the dev server. If the environment variable `E2E_TEST` is set, the server ends after the first compilation,
 * and the exit code is its result.
 */
export async function runStart(flags: StartFlags): Promise<DevServer> {
  if (!flags.minify) log.info('--no-minify changes nothing here: `site start` minifies nothing.');
  const server = await startDevServer(flags);
  onExit(() => progressLine?.stop());
  onExit(() => server.close());
  if (!process.env.E2E_TEST) return server;
  process.exitCode = (await server.compiles) ? 0 : 1;
  await server.close();
  return server;
}
