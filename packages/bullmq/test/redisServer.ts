import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** True if Debian's package `redis-server`, or another one with this program, is installed. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A server of Redis for one test, with a folder of its own, that stores nothing on disk. */
export interface RedisServer {
  readonly url: string;
  /** Ends the server as a crash does. */
  kill(): Promise<void>;
  /** Starts it again at the same address, empty. */
  restart(): Promise<void>;
}

async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Starts a server, which ends with the test. */
export async function startRedis({password}: {readonly password?: string} = {}): Promise<RedisServer> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-redis-'));
  const port = await findFreePort();
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    dir,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  if (password !== undefined) args.push('--requirepass', password);
  let child: ChildProcess;
  const start = async () => {
    child = spawn('redis-server', args, {stdio: 'ignore'});
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error('redis-server has ended.');
    }
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  onTestFinished(async () => {
    await kill();
    fs.rmSync(dir, {recursive: true, force: true});
  });
  const user = password === undefined ? '' : `:${password}@`;
  return {url: `redis://${user}127.0.0.1:${port}`, kill, restart: start};
}
