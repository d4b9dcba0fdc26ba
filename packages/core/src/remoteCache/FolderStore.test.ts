import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {FolderStore} from './FolderStore.js';

const transfer = {signal: new AbortController().signal, onBytes: () => {}, maxBytes: 100};
const DAY_S = 24 * 60 * 60;

function setAge(file: string, days: number): void {
  const time = Date.now() / 1000 - days * DAY_S;
  fs.utimesSync(file, time, time);
}

test('entries are files; longer ones, links and folders are none', async () => {
  const dir = tempSite({secret: 'secret', 'store/cas/folder/x': ''});
  const store = new FolderStore(path.join(dir, 'store'), './store');
  expect([await store.has('cas/a'), await store.get('cas/a', transfer)]).toEqual([false, undefined]);
  await store.put('cas/a', Buffer.from('bytes'));
  expect([await store.has('cas/a'), String(await store.get('cas/a', transfer))]).toEqual([true, 'bytes']);
  expect(await store.get('cas/a', {...transfer, maxBytes: 4})).toBeUndefined();
  fs.symlinkSync(path.join(dir, 'secret'), path.join(dir, 'store/cas/link'));
  expect(await store.get('cas/link', transfer)).toBeUndefined();
  expect(await store.get('cas/folder', transfer)).toBeUndefined();
});

test('a folder that is a file is a store that fails, and is read only', async () => {
  const store = new FolderStore(path.join(tempSite({store: ''}), 'store'), './store');
  expect(store.readOnly).toBe('the folder cannot be written');
  expect(await store.get('cas/a', transfer)).toBeUndefined();
  await expect(store.put('cas/a', Buffer.from('x'))).rejects.toMatchObject({kind: 'failed'});
});

test('content that no manifest names is deleted after a day, a manifest that is not read after 30', async () => {
  const dir = tempSite({});
  const store = new FolderStore(dir, '.');
  const names = ['cas/used', 'cas/old', 'cas/new', 'cas/of-gone', 'ac/read', 'ac/gone'];
  for (const name of names)
    await store.put(name, Buffer.from(name === 'ac/gone' ? 'cas/of-gone' : 'cas/used'));
  for (const name of names) setAge(path.join(dir, name), name.startsWith('ac/') ? 40 : 2);
  setAge(path.join(dir, 'cas/new'), 0.5);
  await store.get('ac/read', transfer);
  store.prune((manifest) => ({names: [String(manifest)], isOfRun: false}));
  expect(names.filter((name) => fs.existsSync(path.join(dir, name)))).toEqual([
    'cas/used',
    'cas/new',
    'ac/read',
  ]);
});

test('a manifest of a run, and its content, are deleted after a day', async () => {
  const dir = tempSite({});
  const store = new FolderStore(dir, '.');
  const names = ['cas/a', 'cas/b', 'ac/a', 'ac/b'];
  for (const name of names) await store.put(name, Buffer.from(name.endsWith('a') ? 'cas/a' : 'cas/b'));
  for (const name of names) setAge(path.join(dir, name), name === 'ac/b' ? 0.5 : 2);
  store.prune((manifest) => ({names: [String(manifest)], isOfRun: true}));
  expect(names.filter((name) => fs.existsSync(path.join(dir, name)))).toEqual(['cas/b', 'ac/b']);
});
