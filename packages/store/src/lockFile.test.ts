import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempDir} from '../test/tempDir.js';
import {lockFile} from './lockFile.js';

const DEAD_PID = 2 ** 22 + 1;

const noWait = (pid: number) => expect.unreachable(`waits for ${pid}`);

/** Path for a lock file; its folder exists. */
const newFile = () => path.join(tempDir(), 'build.lock');

test('a second holder waits until the first has ended, and says for which it waits', async () => {
  const file = newFile();
  const first = await lockFile(file, noWait);
  const waitedFor: number[] = [];
  let isLocked = false;
  const second = lockFile(file, (pid) => waitedFor.push(pid)).then((lock) => {
    isLocked = true;
    return lock;
  });
  await expect.poll(() => waitedFor).toEqual([process.pid]);
  expect(isLocked).toBe(false);
  first.release();
  const {waited, release} = await second;
  expect(waited).toBeGreaterThan(0);
  expect(waitedFor).toHaveLength(1);
  release();
  expect(fs.existsSync(file)).toBe(false);
});

test.each([
  ['of a process that has ended', (file: string) => fs.writeFileSync(file, String(DEAD_PID))],
  [
    'of this process id in an earlier container',
    (file: string) => fs.writeFileSync(file, String(process.pid)),
  ],
  ['that is damaged', (file: string) => fs.writeFileSync(file, 'damaged')],
  [
    'that was never written',
    (file: string) => {
      fs.writeFileSync(file, '');
      fs.utimesSync(file, 0, 0);
    },
  ],
  ['that is a folder', (file: string) => fs.mkdirSync(file)],
  [
    'without a sign of life',
    (file: string) => {
      fs.writeFileSync(file, String(process.ppid));
      fs.utimesSync(file, 0, 0);
    },
  ],
])('a lock %s is ignored', async (_what, leave) => {
  const file = newFile();
  leave(file);
  (await lockFile(file, noWait)).release();
});

test('a lock that another process is just making is not taken away from it', async () => {
  const file = newFile();
  fs.writeFileSync(file, '');
  const waitedFor: number[] = [];
  const second = lockFile(file, (pid) => waitedFor.push(pid));
  expect(fs.existsSync(file)).toBe(true);
  fs.writeFileSync(file, String(process.ppid));
  await expect.poll(() => waitedFor).toEqual([process.ppid]);
  fs.rmSync(file);
  (await second).release();
});

test('a folder that is deleted meanwhile does no harm to its lock', async () => {
  const file = newFile();
  const lock = await lockFile(file, noWait);
  fs.rmSync(path.dirname(file), {recursive: true});
  lock.release();
});
