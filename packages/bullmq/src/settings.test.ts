import {expect, test} from 'vitest';
import {errors} from './errors.js';
import {followShards} from './followShards.js';
import {queueOptionsSchema} from './options.js';
import {parseNumber} from './queueCommand.js';
import {resolveRedisUrl, shownRedisUrl} from './redisUrl.js';
import {JOB_NAME, parseShardJob} from './ShardJob.js';
import {siteCommands} from './siteCommands.js';

const REDIS_URL = 'rediss://user:secret@redis.example.com:6380/2?family=6';

test('the address of Redis is that of the environment, and is shown without its password', () => {
  expect(resolveRedisUrl('redis://other:6379', {REDIS_URL})).toBe(REDIS_URL);
  expect(resolveRedisUrl('redis://other:6379', {REDIS_URL: ''})).toBe('redis://other:6379');
  expect(shownRedisUrl(REDIS_URL)).toBe('rediss://redis.example.com:6380');
  expect(() => resolveRedisUrl(undefined, {})).toThrow('The address of Redis is missing.');
  for (const url of ['http://:secret@host', 'redis:secret', 'secret', 'redis://']) {
    expect(() => resolveRedisUrl(undefined, {REDIS_URL: url})).toThrow(
      /^REDIS_URL is not the address of a Redis server\.$/,
    );
  }
});

test('options are checked, and have no password', () => {
  expect(queueOptionsSchema.parse({})).toEqual({prefix: 'lectern'});
  const messageOf = (options: object) => queueOptionsSchema.safeParse(options).error?.issues[0]?.message;
  expect(messageOf({url: 'redis://host:6379', prefix: 'docs.v2'})).toBeUndefined();
  expect(messageOf({url: 'redis://:secret@host'})).toMatch(/^Names and passwords of Redis must not be/);
  expect(messageOf({url: 'https://host'})).toContain('the address of a Redis server');
  expect(messageOf({prefix: '{a}:b'})).toContain('up to 60 letters');
});

test('numbers of options are whole and in their range', () => {
  expect(parseNumber('--shards', '256', 256)).toBe(256);
  for (const value of ['0', '257', '1.5', '1e2', '-1', '', ' 1', 'x'])
    expect(() => parseNumber('--shards', value, 256)).toThrow(`"--shards ${value}" is not valid.`);
  expect(errors.optionInvalid({flag: '--idle', value: 'x', range: 'a number'}).hint).toBe(
    'It must be a number.',
  );
});

test('only the numbers and the name of a build come from a job', () => {
  const build = 'a1'.repeat(8);
  const job = parseShardJob(JOB_NAME, {build, shard: 2, of: 8});
  const site = {
    siteDir: '/site',
    siteConfigPath: '/site/site.config.js',
    queueName: 'build-0',
    outDir: 'public',
  };
  const {shard, merge} = siteCommands(site);
  const common = ['build', '/site', '--config', '/site/site.config.js'];
  const run = ['--run', `build-0-${build}-8`];
  expect(job && shard(job).slice(1)).toEqual([...common, '--shard', '2/8', ...run]);
  expect(merge({build, of: 8}).slice(1)).toEqual([...common, '--merge', '8', ...run, '--out-dir', 'public']);
  expect(parseShardJob('other', {build, shard: 2, of: 8})).toBeUndefined();
});

test('a job that Redis loses again and again is given up', async () => {
  const added: number[] = [];
  const messages: string[] = [];
  const followed = await followShards({
    queue: {
      add: async (shards) => void added.push(...shards),
      states: async (shards) =>
        new Map(shards.map((shard) => [shard, shard === 1 ? 'completed' : 'missing'])),
      failureOf: async () => '',
    },
    of: 2,
    waitMs: 60_000,
    problem: () => undefined,
    onMessage: (message) => void messages.push(message),
  });
  expect(followed).toEqual({built: 1});
  expect(added).toEqual([2, 2, 2, 2, 2]);
  expect(messages.at(-1)).toBe('Shard 2 of 2 was given up: its job is lost.');
});
