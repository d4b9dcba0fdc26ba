import fs from 'node:fs';
import path from 'node:path';
import {CacheList} from '@lectern/store';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {FolderStore} from './FolderStore.js';
import {manifestName, shardPurposes} from './purpose.js';
import type {RunFacts} from './runFacts.js';
import {type ShardFiles, ShardRun, type ShardRunInput} from './ShardRun.js';
import {createSigner} from './signatures.js';

const facts: RunFacts = {version: '1', system: 'x', commit: 'a', packages: '', config: 'c', options: '[]'};
const LIST = 'pages-1a2b3c4d';
const signer = createSigner('a secret of this test, with more than 32 characters');
const NOTHING = {known: undefined, present: new Set<string>(), milliseconds: 1};

interface Opened {
  readonly run: ShardRun;
  readonly warnings: string[];
}

function open(store: string, cacheDir: string, changes: Partial<ShardRunInput> = {}): Opened {
  const warnings: string[] = [];
  const purposeOf = shardPurposes({siteDir: store, run: 'run', commit: '', env: {}});
  const printer = {log: () => {}, warn: (text: string) => void warnings.push(text)};
  const folder = new FolderStore(store, './store');
  return {
    run: new ShardRun({store: folder, cacheDir, facts, purposeOf, readOnly: undefined, printer, ...changes}),
    warnings,
  };
}

/** Makes a cache with a page and a bundle, and saves it as a shard. */
async function saveShard(
  store: string,
  index: number,
  changes: Partial<ShardRunInput> & {count?: number} = {},
) {
  const {count = 3, ...others} = changes;
  const cacheDir = tempSite({[`pages/${index}.html`]: `page ${index}`, 'bundles/b/server/x.js': 'code'});
  new CacheList(path.join(cacheDir, LIST)).write([{facts: {index}, details: '{}'}]);
  const files: ShardFiles = {
    own: [{name: `pages/${index}.html`, group: 'pages'}, {name: `${LIST}.0.table`}],
    common: [{name: 'bundles/b/server/x.js', group: 'bundles'}],
  };
  return open(store, cacheDir, others).run.save({index, count}, files, NOTHING);
}

/** Restores all shards into an empty cache. */
async function merge(store: string, changes: Partial<ShardRunInput> = {}, wanted?: number) {
  const cacheDir = tempSite({});
  const {run, warnings} = open(store, cacheDir, changes);
  const found = await run.find(wanted);
  const merged = found && (await run.restore(found));
  const records = new CacheList<{index: number}>(path.join(cacheDir, LIST)).read();
  const pages = fs.existsSync(path.join(cacheDir, 'pages'))
    ? fs.readdirSync(path.join(cacheDir, 'pages'))
    : [];
  return {merged, warnings, cacheDir, pages: pages.sort(), records: records.map((one) => one.facts.index)};
}

test('a merge gets the pages and lists of all shards, and one bundle', async () => {
  const store = tempSite({});
  for (const index of [3, 1, 2]) await saveShard(store, index);
  const {merged, warnings, pages, records, cacheDir} = await merge(store);
  expect([pages, records]).toEqual([
    ['1.html', '2.html', '3.html'],
    [1, 2, 3],
  ]);
  expect(fs.readFileSync(path.join(cacheDir, 'bundles/b/server/x.js'), 'utf8')).toBe('code');
  expect(merged).toMatchObject({found: 3, count: 3});
  expect(warnings).toEqual([]);
});

test('a run may have more shards than a merge looks for at first', async () => {
  const store = tempSite({});
  for (const index of [2, 11]) await saveShard(store, index, {count: 12});
  const {merged, records} = await merge(store);
  expect(merged).toMatchObject({found: 2, count: 12});
  expect(records).toEqual([2, 11]);
});

test('missing shards are named, and no shard at all', async () => {
  const store = tempSite({});
  expect((await merge(store)).warnings).toEqual([
    './store has no shard of this run. This build makes all pages.',
  ]);
  await saveShard(store, 2);
  expect((await merge(store)).warnings).toEqual([
    './store lacks shards 1, 3 of 3. This build makes the pages that are missing.',
  ]);
});

test('shards of another run are not found', async () => {
  const store = tempSite({});
  const purposeOf = shardPurposes({siteDir: store, run: 'other', commit: '', env: {}});
  await saveShard(store, 1, {purposeOf});
  expect((await merge(store)).merged).toBeUndefined();
});

test.each<[string, Partial<ShardRunInput>, string]>([
  ['commit', {facts: {...facts, commit: 'b'}}, 'Shard 2/3 does not fit: the commit (b instead of a).'],
  ['configuration', {facts: {...facts, config: 'd'}}, 'Shard 2/3 does not fit: the configuration.'],
])('a shard of another %s is refused', async (_, changes, message) => {
  const store = tempSite({});
  await saveShard(store, 1);
  await saveShard(store, 2, changes);
  await expect(merge(store)).rejects.toMatchObject({code: 'SHARDS_DIFFER', message});
});

test('a shard of another number of shards is refused', async () => {
  const store = tempSite({});
  await saveShard(store, 1);
  await saveShard(store, 2, {count: 4});
  const message = (wrong: string) => expect.objectContaining({message: expect.stringContaining(wrong)});
  await expect(merge(store)).rejects.toEqual(
    message('Shard 2/4 does not fit: the number of shards (4 instead of 3).'),
  );
  await expect(merge(store, {}, 4)).rejects.toEqual(message('Shard 1/3 does not fit'));
});

test.each<[string, (manifest: Buffer, other: Buffer) => Uint8Array]>([
  ['cut off', (bytes) => bytes.subarray(0, -20)],
  ['that of another shard', (_, other) => other],
  ['that of a later layout', (bytes) => Buffer.from(String(bytes).replace('cache-1', 'cache-2'))],
])('a manifest that is %s is a missing shard', async (_, change) => {
  const store = tempSite({});
  for (const index of [1, 2, 3]) await saveShard(store, index);
  const purposeOf = shardPurposes({siteDir: store, run: 'run', commit: '', env: {}});
  const fileOf = (index: number) => path.join(store, manifestName(purposeOf(index)));
  fs.writeFileSync(fileOf(2), change(fs.readFileSync(fileOf(2)), fs.readFileSync(fileOf(3))));
  const {warnings, records} = await merge(store);
  expect(records).toEqual([1, 3]);
  expect(warnings.join()).toContain('lacks shard 2 of 3');
});

test('a pack that is missing or damaged is left out', async () => {
  const store = tempSite({});
  for (const index of [1, 2]) await saveShard(store, index, {count: 2});
  const packs = fs.readdirSync(path.join(store, 'cas'));
  for (const name of packs) fs.writeFileSync(path.join(store, 'cas', name), 'other bytes');
  const {merged, pages, records} = await merge(store);
  expect([merged?.packs, pages, records]).toEqual([[], [], []]);
});

test('with a public key, only signed shards are used', async () => {
  const store = tempSite({});
  await saveShard(store, 1, {signer});
  await saveShard(store, 2);
  await saveShard(store, 3, {signer: createSigner('another secret, with more than 32 characters')});
  const {records, warnings} = await merge(store, {verifier: signer});
  expect(records).toEqual([1]);
  expect(warnings.join()).toContain('lacks shards 2, 3 of 3');
});

test('a shard whose store fails, or may not be written, is an error', async () => {
  const store = path.join(tempSite({store: ''}), 'store');
  await expect(saveShard(store, 1)).rejects.toMatchObject({code: 'SHARD_NOT_SAVED'});
  const {run} = open(tempSite({}), tempSite({}), {readOnly: 'the mode is "read"'});
  expect(() => run.checkWritable()).toThrow('The shard could not be written to ./store: the mode is "read".');
});
