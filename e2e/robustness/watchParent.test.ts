import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {isAlive} from '../../packages/store/src/isAlive.js';
import {createSite} from '../harness/index.js';

const pool = createRequire(import.meta.resolve('@lectern/core')).resolve('@lectern/worker-pool');

const CHILD = `
import {Worker} from 'node:worker_threads';
new Worker(${JSON.stringify(path.join(path.dirname(pool), 'watchParent.js'))}, {workerData: process.ppid});
setTimeout(() => { process.send('hangs'); for (;;); }, 500);
`;
const PARENT = `
import {fork} from 'node:child_process';
const child = fork(new URL('child.mjs', import.meta.url));
child.once('message', () => console.log(child.pid));
`;

test('where there is no shell, a thread ends a process that hangs after its parent was killed', async () => {
  const site = createSite('minimal', (files) => {
    files.write('child.mjs', CHILD);
    files.write('parent.mjs', PARENT);
  });
  const parent = spawn(process.execPath, [path.join(site.dir, 'parent.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const pid = await new Promise<number>((resolve) => {
    parent.stdout.once('data', (data) => resolve(Number(data)));
  });
  onTestFinished(() => {
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  });
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});
