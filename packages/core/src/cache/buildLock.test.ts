import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {lockBuild} from './buildLock.js';
import {cacheDirOf} from './cacheDir.js';

const DEAD_PID = 2 ** 22 + 1;

const noWait = (pid: number) => expect.unreachable(`waits for ${pid}`);

function lockFile(siteDir: string): string {
  const file = path.join(cacheDirOf(siteDir), 'build.lock');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  return file;
}

test('a second build of a site waits until the first has ended, and says for which it waits', async () => {
  const siteDir = tempSite({});
  const first = await lockBuild(siteDir, noWait);
  const waitedFor: number[] = [];
  let isLocked = false;
  const second = lockBuild(siteDir, (pid) => waitedFor.push(pid)).then((lock) => {
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
  expect(fs.existsSync(lockFile(siteDir))).toBe(false);
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
  const siteDir = tempSite({});
  leave(lockFile(siteDir));
  (await lockBuild(siteDir, noWait)).release();
});

test('a lock that another build is just making is not taken away from it', async () => {
  const siteDir = tempSite({});
  const file = lockFile(siteDir);
  fs.writeFileSync(file, '');
  const waitedFor: number[] = [];
  const second = lockBuild(siteDir, (pid) => waitedFor.push(pid));
  expect(fs.existsSync(file)).toBe(true);
  fs.writeFileSync(file, String(process.ppid));
  await expect.poll(() => waitedFor).toEqual([process.ppid]);
  fs.rmSync(file);
  (await second).release();
});

test('a cache that is cleared while a build runs does no harm to its lock', async () => {
  const siteDir = tempSite({});
  const lock = await lockBuild(siteDir, noWait);
  fs.rmSync(cacheDirOf(siteDir), {recursive: true});
  lock.release();
});
