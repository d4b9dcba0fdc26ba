import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {FileWatcher} from './FileWatcher.js';

/** Number of files in each folder: reading it takes a moment. */
const FILES = Array.from({length: 40}, (_, index) => `${index}.md`);

test('files that are written while a watcher opens, or into a new folder, are reported', async () => {
  const dir = tempSite({'existing/a.md': 'a'});
  const written: string[] = [];
  const reported = new Set<string>();
  const watchers = Array.from({length: 30}, async (_, index) => {
    const folder = path.join(dir, `${index}`);
    fs.mkdirSync(folder);
    for (const name of FILES) fs.writeFileSync(path.join(folder, name), '');
    const watcher = new FileWatcher([folder], {ignored: (file) => file.endsWith('ignored.md')});
    watcher.on('add', (file) => reported.add(file));
    await setTimeout(index);
    fs.mkdirSync(path.join(folder, 'new'));
    for (const name of ['late.md', 'ignored.md', 'new/late.md']) {
      await setTimeout(index % 7);
      written.push(path.join(folder, name));
      fs.writeFileSync(path.join(folder, name), '');
    }
    return watcher;
  });
  const open = await Promise.all(watchers);
  const isIgnored = (file: string) => file.endsWith('ignored.md');
  const missed = () => written.filter((file) => !reported.has(file) && !isIgnored(file));
  await expect.poll(missed).toEqual([]);
  expect([...reported].filter(isIgnored)).toEqual([]);
  await Promise.all(open.map((watcher) => watcher.close()));
});

test('a closed watcher stays closed, although chokidar adds a path to it', async () => {
  const dir = tempSite({'docs/a.md': 'a'});
  const watcher = new FileWatcher([dir]);
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  await watcher.close();
  // chokidar does this if a file is deleted just before it is closed.
  watcher.add(path.join(dir, 'docs'), 'a.md', true);
  await setTimeout(100);
  expect(watcher.closed).toBe(true);
  expect(watcher.getWatched()).toEqual({});
});
