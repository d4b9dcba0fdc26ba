import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {beforeAll, expect, onTestFinished, test} from 'vitest';
import {tempDir} from '../test/tempDir.js';
import {CacheList} from './CacheList.js';
import {CacheTable} from './CacheTable.js';

/** Records that one write leaves: all have the name of the writer and the number of the write. */
interface Records {
  readonly first: string;
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly last: string;
}

/** Kilobytes of a record: a write takes long enough to be interrupted. */
const SIZE = 1500;

/** Writes a table and a list many times, and reports the first write. */
const WRITER = `
const [,, store, name, writer, writes] = process.argv;
const {CacheTable, CacheList} = await import(store);
const [table, list] = [new CacheTable(name), new CacheList(name + '-list')];
for (let at = 1; at <= Number(writes); at += 1) {
  const mark = writer + ' ' + at;
  const text = mark.padEnd(${SIZE * 1000}, '.');
  table.write({first: mark, text, bytes: new TextEncoder().encode(text), last: mark});
  list.write(Array.from({length: 300}, () => ({facts: mark, details: JSON.stringify(mark)})));
  if (at === 1) console.log('written');
}
`;

let store: string;
let script: string;

beforeAll(async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'processes-'));
  store = path.join(dir, 'store.mjs');
  script = path.join(dir, 'writer.mjs');
  const entry = path.join(import.meta.dirname, 'index.ts');
  await build({entryPoints: [entry], outfile: store, bundle: true, platform: 'node', format: 'esm'});
  fs.writeFileSync(script, WRITER);
  return () => fs.rmSync(dir, {recursive: true});
});

function startWriter(name: string, writer: string, writes: number): ChildProcess {
  const args = [script, pathToFileURL(store).href, name, writer, String(writes)];
  const child = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'inherit']});
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Checks that all records are those of one write, whether they are read at once or one by one. @returns the write; `undefined` for none */
function writeIn(name: string): string | undefined {
  const {first, text, bytes, last} = new CacheTable<Records>(name).readAll();
  const marks = [
    first,
    text?.replace(/\.+$/, ''),
    bytes && Buffer.from(bytes).toString().replace(/\.+$/, ''),
    last,
  ];
  expect(new Set(marks).size, String(marks)).toBe(1);
  return first;
}

/** Checks that each file of the list has the records of one write, with their details. */
function expectWholeList(name: string): void {
  const records = new CacheList<string>(`${name}-list`).read();
  for (const {facts, details} of records) expect(JSON.parse(details)).toBe(facts);
  for (const file of [records.slice(0, 256), records.slice(256)]) {
    expect(new Set(file.map(({facts}) => facts)).size).toBeLessThanOrEqual(1);
  }
}

test('two processes that write one table leave a whole one at any time', async () => {
  const name = path.join(tempDir(), 'shared');
  const ended = ['a', 'b'].map((writer) => once(startWriter(name, writer, 25), 'exit'));
  let isRunning = true;
  const all = Promise.all(ended).finally(() => {
    isRunning = false;
  });
  const seen = new Set<string | undefined>();
  while (isRunning) {
    seen.add(writeIn(name));
    expectWholeList(name);
    await setTimeout(1);
  }
  expect(await all).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(seen.size).toBeGreaterThan(2);
  expect(writeIn(name)).toMatch(/^[ab] 25$/);
  const files = fs.readdirSync(path.dirname(name)).sort();
  expect(files).toEqual(['shared-list.0.table', 'shared-list.1.table', 'shared.table']);
});

test('a process that is killed while it writes leaves the table of a whole write, and the next one writes on', async () => {
  const name = path.join(tempDir(), 'killed');
  for (const delay of [0, 1, 2, 3, 5, 8, 13, 21, 34, 55]) {
    const child = startWriter(name, `killed after ${delay}`, 100_000);
    if (child.stdout) await once(child.stdout, 'data');
    await setTimeout(delay);
    child.kill('SIGKILL');
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    expect(writeIn(name)).toMatch(new RegExp(`^killed after ${delay} \\d+$`));
    expectWholeList(name);
  }
  new CacheTable<{readonly first: string}>(name).write({first: 'next'});
  expect(new CacheTable(name).readAll()).toEqual({first: 'next'});
});
