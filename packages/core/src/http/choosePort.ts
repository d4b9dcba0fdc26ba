import net from 'node:net';
import readline from 'node:readline/promises';
import {errors} from '../errors/catalog.js';

const DEFAULT_PORT = 3000;

function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    probe.listen({port, host}, () => probe.close(() => resolve(true)));
  });
}

async function nextFreePort(port: number, host: string): Promise<number | undefined> {
  for (let candidate = port + 1; candidate <= Math.min(port + 100, 65_535); candidate += 1) {
    if (await isPortFree(candidate, host)) return candidate;
  }
  return undefined;
}

async function agrees(question: string): Promise<boolean> {
  const prompt = readline.createInterface({input: process.stdin, output: process.stdout});
  try {
    const answer = await prompt.question(`${question} (Y/n) `);
    return !/^n/i.test(answer.trim());
  } finally {
    prompt.close();
  }
}

/**
 * Returns the port that the server should listen on: the configured one, or the next free one if the user agrees.
 *
 * @throws {SiteError} `PORT_BUSY` if the port is in use and no other one is chosen: the process has no terminal for the
 * question, the answer is no, or the next 100 ports are in use, too
 */
export async function choosePort({
  host,
  port = DEFAULT_PORT,
}: {
  host: string;
  port?: number;
}): Promise<number> {
  if (port === 0 || (await isPortFree(port, host))) return port;
  const next = process.stdin.isTTY && process.stdout.isTTY ? await nextFreePort(port, host) : undefined;
  if (next !== undefined && (await agrees(`Port ${port} is taken. Use ${next} instead?`))) return next;
  throw errors.portBusy({host, port});
}
