import {startDevServer} from '../../dev/startDevServer.js';
import type {StartFlags} from '../flags.js';
import {onExit} from '../onExit.js';

export async function runStart(flags: StartFlags): Promise<void> {
  const server = await startDevServer(flags);
  onExit(() => server.close());
}
