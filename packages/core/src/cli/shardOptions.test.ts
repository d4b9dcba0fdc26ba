import {expect, test} from 'vitest';
import {run, setEnv} from '../../test/cli/runCommand.js';
import {configText, tempSite} from '../../test/tempSite.js';
import {parseRun, parseShard, parseShardCount} from './options.js';

test('a shard is its number and the number of all', () => {
  expect([parseShard('1/1'), parseShard('2/8'), parseShard('256/256')]).toEqual([
    {index: 1, count: 1},
    {index: 2, count: 8},
    {index: 256, count: 256},
  ]);
  for (const text of ['0/8', '9/8', 'a/b', '2/100000', '2', '1/2/3', '-1/8', '1.5/8', ' 1/8', ''])
    expect(() => parseShard(text), text).toThrow('1/8, 2/8, … 8/8');
  expect([parseShardCount('8'), parseRun('pr-12/ab:3')]).toEqual([8, 'pr-12/ab:3']);
  for (const text of ['0', '257', 'a', ''])
    expect(() => parseShardCount(text), text).toThrow('from 1 to 256');
  for (const text of ['', 'a b', 'x'.repeat(201)]) expect(() => parseRun(text), text).toThrow('1 to 200');
});

test.each([
  [['--shard', '1/2', '--merge']],
  [['--shard', '1/2', '--out-dir', 'x']],
  [['--shard', '1/2', '--bundle-analyzer']],
  [['--shard', '1/2', '--verbose']],
  [['--merge', '--bundle-analyzer']],
  [['--run', 'a']],
])('site build %j is refused', async (args) => {
  const {code, out} = await run('build', tempSite({'site.config.mjs': configText()}), ...args);
  expect(code).toBe(1);
  expect(out).toMatch(/^\[COMMAND_INVALID\] Option '--\S+ ?\S*' (?:cannot be used with|is only used with)/);
});

test.each([['--shard=1/2'], ['--merge']])('site build %s needs a store', async (arg) => {
  const dir = tempSite({
    'site.config.mjs': configText(),
    'other.config.mjs': configText("cache: {remote: './x'}"),
  });
  const {code, out} = await run('build', dir, arg);
  expect(code).toBe(1);
  expect(out).toContain('[SHARDS_WITHOUT_STORE] site.config.mjs');
  expect(out).toContain("cache: {remote: './ci-cache'}");
  setEnv('LECTERN_CACHE_MODE', 'off');
  expect((await run('build', dir, '--config', 'other.config.mjs', arg)).out).toContain('LECTERN_CACHE_MODE');
});
