import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {BoundedText} from './BoundedText.js';
import {folderSize} from './folderSize.js';
import {placeInOutput} from './placeInOutput.js';
import {type ProcessGroup, processesOf} from './processGroup.js';
import {type ProcessLimits, runProcess} from './runProcess.js';

const LIMITS: ProcessLimits = {seconds: 30, folderBytes: 1_000_000, processes: 20};

/** Runs a script of the shell with limits. */
async function run(script: string, limits: Partial<ProcessLimits> = {}) {
  const folder = tempSite({'script.sh': script});
  const id = `test-${process.pid}-${path.basename(folder)}`;
  let group: ProcessGroup = {pid: 0, id};
  const result = await runProcess({
    command: ['sh', 'script.sh'],
    cwd: folder,
    env: {PATH: process.env.PATH ?? '', LECTERN_SAMPLE: id},
    id,
    folder,
    limits: {...LIMITS, ...limits},
    onStart: (started) => {
      group = started;
    },
  });
  return {...result, text: result.output.text(), folder, left: processesOf(group)};
}

test('the result is the exit code and the output', async () => {
  expect(await run('echo out; echo err >&2; exit 3')).toMatchObject({
    limit: undefined,
    code: 3,
    signal: null,
    text: expect.stringMatching(/out\n.*err|err\n.*out/s),
  });
  expect((await run('echo out; echo err >&2')).stdout.text()).toBe('out\n');
  expect(await run('kill -9 $$')).toMatchObject({code: null, signal: 'SIGKILL'});
});

test('a program that never ends is ended, also one that ignores the first signal', async () => {
  const {limit, text, left} = await run("trap '' TERM; echo begins; while :; do sleep 1; done", {seconds: 1});
  expect([limit, text, left]).toEqual(['seconds', 'begins\n', []]);
});

test('what a program leaves running is ended with it, also outside of its group', async () => {
  const {code, left} = await run('sleep 100 & (setsid sleep 100 &) ; exit 0');
  expect([code, left]).toEqual([0, []]);
});

test.runIf(process.platform === 'linux')('a program that starts too many is ended', async () => {
  const {limit, left} = await run('for i in 1 2 3 4 5 6 7 8 9 10; do sleep 100 & done; wait', {processes: 5});
  expect([limit, left]).toEqual(['processes', []]);
});

test('a program that writes too much is ended', async () => {
  const many = await run('i=0; while :; do i=$((i+1)); echo x > f$i; done');
  expect([many.limit, many.left]).toEqual(['folderBytes', []]);
  const one = await run('head -c 100000000 /dev/zero > big; echo ends');
  expect(one.limit).toBe('folderBytes');
  expect(fs.statSync(path.join(one.folder, 'big')).size).toBeLessThan(3_000_000);
});

test('output without an end takes little memory', async () => {
  const {limit, text} = await run('echo first; yes', {seconds: 1});
  expect(limit).toBe('seconds');
  expect(text).toMatch(/^first\ny\n.*bytes left out …\n.*y\n$/s);
  expect(text.length).toBeLessThan(4000);
});

test('beginning and end of a text are kept', () => {
  const text = new BoundedText(4);
  for (const part of ['ab', 'cdef', '', 'ghi']) text.add(Buffer.from(part));
  expect(text.text()).toBe('abcd\n… 1 bytes left out …\nfghi');
  const short = new BoundedText(4);
  short.add(Buffer.from('abcdefg'));
  expect([short.text(), short.isCut]).toEqual(['abcdefg', false]);
});

test('links do not count, and are not followed', async () => {
  const folder = tempSite({'a/b.txt': 'x'.repeat(5000)});
  fs.symlinkSync('/', path.join(folder, 'root'));
  fs.symlinkSync('..', path.join(folder, 'a/up'));
  expect(await folderSize(folder, 1e9)).toBe(5000 + 4 * 1000);
  expect(await folderSize(path.join(folder, 'none'), 1e9)).toBe(0);
});

test.each([
  ['at file:///sample-1/sample.mjs:2:8', 'at docs/a.md:11:8', 11],
  ['/sample-1/lib/b.mjs:1\n sample.mjs:3', 'docs/a.md:20\n docs/a.md:12', 20],
  ['  File "/sample-1/sample.mjs", line 2, in x', '  File "docs/a.md", line 11, in x', 11],
  ['sample.mjs(2,5): error', 'docs/a.md(11,5): error', 11],
  ['sample.mjs: line 2: no', 'docs/a.md: line 11: no', 11],
  ['sample.mjs: 2: no', 'docs/a.md: 11: no', 11],
  ['sample.mjs:1 and sample.mjs:99', 'sample.mjs:1 and sample.mjs:99', undefined],
  ['my-sample.mjs:2, other/sample.mjs:2', 'my-sample.mjs:2, other/sample.mjs:2', undefined],
  ['nothing', 'nothing', undefined],
])('%j is placed on the page', (text, output, line) => {
  const files = [
    {path: 'sample.mjs', text: '', pageLines: [undefined, 11, 12]},
    {path: 'lib/b.mjs', text: '', pageLines: [20]},
  ];
  expect(placeInOutput(text, {files}, {page: 'docs/a.md', folder: '/sample-1'})).toEqual({output, line});
});
