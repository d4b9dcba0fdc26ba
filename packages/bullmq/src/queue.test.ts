import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {stripVTControlCharacters} from 'node:util';
import {type ConnectionOptions, Queue} from 'bullmq';
import {Redis} from 'ioredis';
import {afterEach, beforeEach, describe, expect, onTestFinished, test, vi} from 'vitest';
import {hasRedis, type RedisServer, startRedis} from '../test/redisServer.js';
import {buildWithWorkers} from './buildWithWorkers.js';
import type {BuildCommands} from './siteCommands.js';
import {workOnShards} from './workOnShards.js';

const STAND_IN = fileURLToPath(new URL('../test/standIn.mjs', import.meta.url));
const QUEUE = 'build-test';
const PREFIX = 'lectern';

let lines: string[] = [];

beforeEach(() => {
  lines = [];
  const collect = (line: string) => void lines.push(stripVTControlCharacters(line));
  for (const name of ['log', 'warn', 'error'] as const) vi.spyOn(console, name).mockImplementation(collect);
});

afterEach(() => vi.restoreAllMocks());

/** A folder into which `standIn.mjs` writes, which runs in the place of `site build`. */
function createFolder() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-queue-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true, force: true}));
  const read = (name: string) => {
    const file = path.join(dir, name);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  };
  const commands: BuildCommands = {
    shard: ({shard, of}) => [STAND_IN, dir, 'shard', `${shard}of${of}`],
    merge: ({of}) => [STAND_IN, dir, 'merge', String(of)],
  };
  return {dir, read, commands, write: (name: string) => fs.writeFileSync(path.join(dir, name), '')};
}

type Folder = ReturnType<typeof createFolder>;

function coordinate(
  {url}: Pick<RedisServer, 'url'>,
  {dir, commands}: Folder,
  waitMs = 25_000,
): Promise<number> {
  return buildWithWorkers({url, queueName: QUEUE, prefix: PREFIX, siteDir: dir, commands, shards: 3, waitMs});
}

function work({url}: Pick<RedisServer, 'url'>, {dir, commands}: Folder, idleMs = 3000): Promise<number> {
  return workOnShards({
    url,
    queueName: QUEUE,
    prefix: PREFIX,
    siteDir: dir,
    commands,
    limitMs: 20_000,
    idleMs,
  });
}

/** Lists the keys in Redis, except two short ones that workers may write after the end of a build. */
async function keysOf({url}: RedisServer): Promise<readonly string[]> {
  const redis = new Redis(url);
  const keys = await redis.keys('*');
  redis.disconnect();
  return keys.filter((key) => !/:(?:meta|stalled-check)$/.test(key));
}

const ALL = '1of3 2of3 3of3';

describe.skipIf(!hasRedis)('a queue', () => {
  test('two workers, one of which joins late, build all shards; nothing stays in Redis', async () => {
    const [redis, folder] = [await startRedis({password: 'secret'}), createFolder()];
    folder.write('hold');
    const first = work(redis, folder);
    const code = coordinate(redis, folder);
    await expect.poll(() => folder.read('started'), {timeout: 20_000}).toContain('shard');
    const second = work(redis, folder);
    await expect.poll(() => folder.read('started').split('\n').length, {timeout: 20_000}).toBe(3);
    fs.rmSync(path.join(folder.dir, 'hold'));
    expect(await code).toBe(0);
    expect(folder.read('merged')).toBe(ALL);
    expect((await first) + (await second)).toBe(3);
    expect(lines.filter((line) => line.includes('Workers have built'))).toEqual([
      'info Workers have built 3 of 3 shards.',
    ]);
    expect(await keysOf(redis)).toEqual([]);
    expect(lines.join('\n')).not.toContain('secret');
  });

  test('without workers, and without Redis, this machine builds all', async () => {
    const [redis, folder] = [await startRedis(), createFolder()];
    expect(await coordinate(redis, folder, 1000)).toBe(0);
    expect(folder.read('started')).toBe('merge 3\n');
    expect(lines).toContain(
      'warning For 1 s, no worker has taken a shard. This machine builds the shards that are missing.',
    );
    expect(await keysOf(redis)).toEqual([]);
    await redis.kill();
    expect(await coordinate(redis, folder, 1000)).toBe(0);
    expect(lines.join('\n')).toMatch(
      /For 1 s, Redis cannot be used \(connect ECONNREFUSED [\d.:]+\)\. This machine/,
    );
  });

  test('a Redis that dies in the middle, and comes back empty, is used again', async () => {
    const [redis, folder] = [await startRedis(), createFolder()];
    folder.write('hold');
    const built = work(redis, folder, 5000);
    const code = coordinate(redis, folder);
    await expect.poll(() => folder.read('started'), {timeout: 20_000}).toContain('shard');
    await redis.kill();
    fs.rmSync(path.join(folder.dir, 'hold'));
    await expect.poll(() => lines.join('\n'), {timeout: 20_000}).toContain('cannot be used');
    await redis.restart();
    expect(await code).toBe(0);
    expect(folder.read('merged')).toBe(ALL);
    expect(await built).toBeGreaterThanOrEqual(2);
    expect(lines.join('\n')).toContain('can be used again.');
    expect(lines.join('\n')).toContain('Workers have built 3 of 3 shards.');
  });

  test('a Redis that dies in the middle for ever does not end the build', async () => {
    const [redis, folder] = [await startRedis(), createFolder()];
    folder.write('hold');
    const built = work(redis, folder, 1000);
    const code = coordinate(redis, folder, 2000);
    await expect.poll(() => folder.read('started'), {timeout: 20_000}).toContain('shard');
    await redis.kill();
    expect(await code).toBe(0);
    expect(folder.read('started')).toContain('merge 3');
    fs.rmSync(path.join(folder.dir, 'hold'));
    expect(await built).toBe(1);
  });

  test('a shard that fails is tried twice, and left to the merge', async () => {
    const [redis, folder] = [await startRedis(), createFolder()];
    folder.write('fail-2of3');
    const [code] = await Promise.all([coordinate(redis, folder), work(redis, folder)]);
    expect(code).toBe(0);
    expect(folder.read('merged')).toBe('1of3 3of3');
    expect(folder.read('started').match(/shard 2of3/g)).toHaveLength(2);
    expect(lines).toContain('info Shard 2 of 3 was given up: its command ended with the code 3.');
  });

  test('jobs that are no shards run nothing', async () => {
    const [redis, folder] = [await startRedis(), createFolder()];
    const connection = new Redis(redis.url, {maxRetriesPerRequest: null});
    onTestFinished(() => connection.disconnect());
    const queue = new Queue(QUEUE, {connection: connection as ConnectionOptions, prefix: PREFIX});
    queue.on('error', () => {});
    const build = '0123456789abcdef';
    const good = {build, shard: 1, of: 3};
    for (const data of [
      {...good, shard: 0, of: 3},
      {...good, shard: 4, of: 3},
      {...good, shard: 1, of: 1e9},
      {...good, shard: 1.5, of: 3},
      {...good, shard: '1; touch bad', of: 3},
      {...good, shard: '--out-dir=/tmp', of: 3},
      {...good, build: '../../evil'},
      {...good, build: `${build}\n`},
      {...good, command: 'touch bad'},
      {...good, args: ['--config', '/tmp/evil.js']},
      [good],
      'x',
      null,
      JSON.parse('{"build": "0123456789abcdef", "shard": 1, "of": 3, "__proto__": {"command": "touch bad"}}'),
    ])
      await queue.add('shard', data, {attempts: 5});
    await queue.add('\u001b[2Jother', good, {attempts: 5});
    const broken = await queue.add('shard', good);
    await connection.hset(queue.toKey(broken.id ?? ''), 'data', '{"shard": 1, ');
    await queue.add('shard', {...good, shard: 2});
    const built = await work(redis, folder, 2000);
    expect(folder.read('started')).toBe('shard 2of3\n');
    expect(built).toBe(1);
    expect(lines.filter((line) => line.includes('It was refused.')).length).toBe(15);
  });
});
