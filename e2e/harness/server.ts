import net from 'node:net';
import {type CliProcess, startCli} from './runCli.js';

const readyLimitMs = 60_000;

export interface SiteServer {
  /** URL without a trailing slash: "http://127.0.0.1:41234". */
  readonly url: string;
  readonly port: number;
  readonly output: () => string;
  /** Stops the server. By default it is killed at once; after "SIGTERM", `site start` first saves its cache. */
  stop(signal?: 'SIGTERM'): Promise<void>;
}

const running = new Set<SiteServer>();

export async function stopServers(): Promise<void> {
  await Promise.all([...running].map((server) => server.stop()));
}

/** Runs `site serve` for a build of a site. Resolves once the server answers. */
export function serveSite(dir: string, outDir = 'build'): Promise<SiteServer> {
  return startServer(dir, 'serve', ['--dir', outDir]);
}

/** Runs `site start`, the dev server. Resolves once it answers. */
export function startSite(dir: string): Promise<SiteServer> {
  return startServer(dir, 'start');
}

// Each process that runs tests has its own range of ports. All are below those that systems assign to outgoing
// connections.
const firstPort = 20_000 + 1000 * Number(process.env.VITEST_POOL_ID ?? 0);
let lastPort = firstPort + Math.floor(Math.random() * 800);

export async function findFreePort(): Promise<number> {
  do lastPort += 1;
  while (!(await isFree(lastPort)));
  return lastPort;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

async function startServer(
  dir: string,
  command: 'serve' | 'start',
  extraArgs: readonly string[] = [],
): Promise<SiteServer> {
  const port = await findFreePort();
  const cli = startCli(dir, [
    command,
    '--no-open',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    ...extraArgs,
  ]);
  const server: SiteServer = {
    url: `http://127.0.0.1:${port}`,
    port,
    output: cli.output,
    async stop(signal) {
      running.delete(server);
      cli.child.kill(signal ?? 'SIGKILL');
      const force = setTimeout(() => cli.child.kill('SIGKILL'), 5000);
      await cli.ended;
      clearTimeout(force);
    },
  };
  running.add(server);
  await waitUntilItAnswers(server.url, cli);
  return server;
}

async function waitUntilItAnswers(url: string, cli: CliProcess): Promise<void> {
  const deadline = Date.now() + readyLimitMs;
  while (Date.now() < deadline) {
    if (cli.child.exitCode !== null) break;
    const answered = await fetch(url, {redirect: 'manual'}).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not answer. It printed:\n${cli.output()}`);
}
