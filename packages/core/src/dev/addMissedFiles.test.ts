import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {watch} from 'chokidar';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {addMissedFiles} from './addMissedFiles.js';

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
    const watcher = watch(folder, {ignored: (file) => file.endsWith('ignored.md')});
    addMissedFiles(watcher);
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
  await expect.poll(missed, {timeout: 10_000}).toEqual([]);
  expect([...reported].filter(isIgnored)).toEqual([]);
  await Promise.all(open.map((watcher) => watcher.close()));
});
