import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import {expect, onTestFinished, test, vi} from 'vitest';
import {MANY_TASKS} from './limitHeapGrowth.js';
import {PROGRESS_FD} from './ProgressFile.js';
import type {TaskSetup} from './tasks.js';
import {PoolClosedError, WorkerPool, type WorkerPoolOptions} from './WorkerPool.js';

/** Module of a worker process whose tasks act by the name of a file, such as crashing, and write a log. */
const WORKER = `
import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
const log = fileURLToPath(new URL('log.txt', import.meta.url));
let setup = 'none';
async function answer(call) {
  if (call.setup) {
    setup = call.setup.input;
    if (setup === 'broken') return {error: {message: 'The setup is broken.'}};
    if (setup === 'fatal') process.exit(3);
    return {result: undefined};
  }
  const {file} = call.task.item;
  fs.appendFileSync(log, file + ' ' + process.pid + '\\n');
  if (setup === 'broken') return {error: {message: 'The setup is broken.'}};
  if (file.startsWith('crash')) process.kill(process.pid, 'SIGSEGV');
  if (file.startsWith('exit')) { console.error('thread panicked at x.rs:1:\\nreason'); process.exit(7); }
  if (file.startsWith('hang')) for (;;);
  if (file.startsWith('parts')) {
    for (let part = 1; part <= 8; part += 1) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      fs.writeSync(${PROGRESS_FD}, new Uint32Array([begun, part]), 0, 8, 0);
    }
  }
  if (file.startsWith('wait')) {
    for (let heartbeat = 1; ; heartbeat += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      fs.writeSync(${PROGRESS_FD}, new Uint32Array([begun, 0, heartbeat]), 0, 12, 0);
    }
  }
  if (file.startsWith('others')) {
    fs.writeSync(${PROGRESS_FD}, new Uint32Array([begun, 0, 0, 5]), 0, 16, 0);
    process.kill(process.pid, 'SIGSEGV');
  }
  if (file.startsWith('work')) {
    const cpu = () => Object.values(process.cpuUsage()).reduce((sum, part) => sum + part, 0);
    for (const end = cpu() + 200_000; cpu() < end; );
  }
  if (file.startsWith('slow')) await new Promise((resolve) => setTimeout(resolve, 200));
  if (file.startsWith('once') && !fs.existsSync(log + '.once')) {
    fs.writeFileSync(log + '.once', '');
    process.kill(process.pid, 'SIGKILL');
  }
  if (file.startsWith('throw')) return {error: {message: 'It threw.', stack: 'Error: It threw.\\n    at x'}};
  return {result: [setup + ':' + file]};
}
let begun = 0;
let waiting = 0;
let held = [];
const send = (answers) => new Promise((resolve) => process.send(answers, resolve));
let queue = send([{ready: true}]);
process.on('message', (calls) => {
  waiting += calls.length;
  for (const call of calls) {
    queue = queue.then(async () => {
      fs.writeSync(${PROGRESS_FD}, new Uint32Array([++begun]), 0, 4, 0);
      held.push(await answer(call));
      waiting -= 1;
      if (setup !== 'holds' || waiting === 0) await send(held.splice(0));
    });
  }
});
`;

// Slow, since each task that crashes its process needs a new one.
vi.setConfig({testTimeout: 60_000});

interface Item {
  readonly file: string;
}
type FileTasks = {read(item: Item): string[]};

const setup = (name: string): TaskSetup<FileTasks> => ({
  module: 'file:///tasks.js',
  input: name,
  lostError: (how) => new Error(`The setup ${how}.`),
});
const ready = setup('ready');

function setUp(options: WorkerPoolOptions = {}) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'worker-pool-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true, force: true}));
  fs.writeFileSync(path.join(dir, 'worker.mjs'), WORKER);
  const pool = new WorkerPool({size: 2, entry: pathToFileURL(path.join(dir, 'worker.mjs')), ...options});
  onTestFinished(() => pool.close());
  const run = (files: readonly string[], given = ready, limitMs = 700) => {
    const items = files.map((file) => ({file}));
    return pool.run({setup: given, task: 'read', items, limitMs});
  };
  const done = () => fs.readFileSync(path.join(dir, 'log.txt'), 'utf8').trim().split('\n');
  const processes = () => new Set(done().map((line) => line.split(' ')[1])).size;
  return {pool, run, done, processes};
}

const names = (count: number, name = 'file') => Array.from({length: count}, (_, at) => `${name}${at}`);
const resultOf = (file: string, setup = 'ready') => ({result: [`${setup}:${file}`]});

test('results come in the order of the tasks, from one process where there are few', async () => {
  const {run, processes} = setUp();
  expect(await run(names(5))).toEqual(names(5).map((file) => resultOf(file)));
  expect(await run([])).toEqual([]);
  expect(processes()).toBe(1);
});

test('many tasks are shared by several processes', async () => {
  const {run, processes} = setUp({depth: 4});
  await run(names(60, 'slow').slice(0, 30));
  expect(processes()).toBe(2);
});

test('processes without work end when they are released, and new ones do later tasks', async () => {
  const {pool, run, processes} = setUp();
  await run(names(5));
  pool.release();
  expect(await run(names(5))).toEqual(names(5).map((file) => resultOf(file)));
  expect(processes()).toBe(2);
});

test('a pool has run many tasks after as many at once as a large build has, until its processes are released', async () => {
  const {pool, run} = setUp();
  await run(names(MANY_TASKS / 2));
  await run(names(MANY_TASKS / 2));
  expect(pool.hasRunManyTasks).toBe(false);
  await run(names(MANY_TASKS));
  expect(pool.hasRunManyTasks).toBe(true);
  pool.release();
  expect(pool.hasRunManyTasks).toBe(false);
});

test('an item that a function makes is made when it is sent', async () => {
  const {pool} = setUp({depth: 1});
  let made = 0;
  const items = names(3).map((file) => () => {
    made += 1;
    return {file};
  });
  const ends = pool.run({setup: ready, task: 'read', items, limitMs: 700});
  expect(made).toBeLessThan(3);
  expect(await ends).toEqual(names(3).map((file) => resultOf(file)));
  expect(made).toBe(3);
});

test('a process less is at work while a core is reserved', async () => {
  const {pool, run, processes} = setUp();
  let end = () => {};
  pool.reserve(new Promise<void>((resolve) => (end = resolve)));
  await run(names(100));
  expect(processes()).toBe(1);
  end();
});

test('a task that the work of a reserved core waits for does not wait for other tasks', async () => {
  const {pool, run, done, processes} = setUp();
  await run(['first']);
  let end = () => {};
  pool.reserve(new Promise<void>((resolve) => (end = resolve)));
  const others = run(names(40, 'slow'));
  const items = [{file: 'urgent'}];
  const ends = await pool.run({setup: ready, task: 'read', items, limitMs: 700, isUrgent: true});
  expect(ends).toEqual([resultOf('urgent')]);
  expect(done().length).toBeLessThan(12);
  expect(processes()).toBe(2);
  end();
  await others;
});

test('while a core is reserved, a process has work for the time in which nobody reads its answers', async () => {
  const {pool, run, done} = setUp();
  await run(['first']);
  let end = () => {};
  pool.reserve(new Promise<void>((resolve) => (end = resolve)));
  const running = run(names(100));
  const until = performance.now() + 1000;
  while (performance.now() < until && done().length <= 100);
  expect(done()).toHaveLength(101);
  end();
  await running;
});

test('a task that crashes or hangs is lost alone, and the reason is known', async () => {
  const {run} = setUp();
  const files = ['a', 'crash', 'b', 'hang', 'c', 'exit', 'd'];
  const ends = await run(files);
  const good = ['a', 'b', 'c', 'd'];
  expect(ends.filter((_end, at) => good.includes(files[at] ?? ''))).toEqual(
    good.map((file) => resultOf(file)),
  );
  expect(ends[1]).toEqual({lost: {reason: 'crash', status: 'SIGSEGV', printed: ''}});
  expect(ends[3]).toMatchObject({lost: {reason: 'timeout', status: 'SIGKILL'}});
  expect(ends[5]).toMatchObject({lost: {reason: 'crash', status: 'code 7'}});
});

test('after three tasks that waited in vain, the others are skipped; those of another run are done', async () => {
  const {run} = setUp();
  const [ends, others] = await Promise.all([run(names(100, 'wait')), run(names(5))]);
  const lost = ends.filter((end) => 'lost' in end);
  // Two processes work on the run, so a fourth task may have started before the third was lost.
  expect([3, 4]).toContain(lost.length);
  expect(lost[0]).toMatchObject({lost: {reason: 'timeout', isWaiting: true}});
  expect(ends.filter((end) => 'isSkipped' in end)).toHaveLength(100 - lost.length);
  expect(others).toEqual(names(5).map((file) => resultOf(file)));
});

test('a process that ends at other pages while a plugin waits is not said to have ended at its page', async () => {
  const {run, done} = setUp({size: 1});
  const ends = await run(names(20, 'others'));
  const lost = {lost: {reason: 'crash', isWaiting: true, other: 4, status: 'SIGSEGV', printed: ''}};
  expect(ends.slice(0, 3)).toEqual([lost, lost, lost]);
  expect(ends.slice(3)).toEqual(Array.from({length: 17}, () => ({isSkipped: true})));
  expect(done()).toHaveLength(3);
});

test('the time of a task counts anew after each of its parts', async () => {
  const {run} = setUp();
  expect(await run(['parts'])).toEqual([resultOf('parts')]);
});

test('what ended or hung is known, and the rest done, also where answers were held back', async () => {
  const {run} = setUp({size: 1});
  const files = ['a', 'b', 'crash', 'c', 'd', 'hang', 'e'];
  const ends = await run(files, setup('holds'));
  const good = ['a', 'b', 'c', 'd', 'e'];
  expect(ends.filter((_end, at) => good.includes(files[at] ?? ''))).toEqual(
    good.map((file) => resultOf(file, 'holds')),
  );
  expect(ends[2]).toMatchObject({lost: {reason: 'crash', status: 'SIGSEGV'}});
  expect(ends[5]).toMatchObject({lost: {reason: 'timeout'}});
});

test('a task is tried once more: what ended its process may have been something else', async () => {
  const {run, done} = setUp();
  expect(await run(['once'])).toEqual([resultOf('once')]);
  expect(done()).toHaveLength(2);
});

test('a task that hangs does not hold up others for long', async () => {
  const {run} = setUp({depth: 1});
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  run(['hang'], ready, 30_000).then(end, end);
  expect(await run(['a', 'b'])).toEqual([resultOf('a'), resultOf('b')]);
  expect(isOver).toBe(false);
});

test('an error that a task throws is thrown, and the pool works on', async () => {
  const {run} = setUp();
  await expect(run(['a', 'throw', 'b'])).rejects.toMatchObject({
    message: 'It threw.',
    stack: expect.any(String),
  });
  expect(await run(['c'])).toEqual([resultOf('c')]);
});

test('each task meets its own setup, also in turns', async () => {
  const {run} = setUp({size: 1});
  const [one, other] = [setup('one'), setup('other')];
  const ends = await Promise.all([run(['a'], one), run(['b'], other), run(['c'], one)]);
  expect(ends).toEqual([[resultOf('a', 'one')], [resultOf('b', 'other')], [resultOf('c', 'one')]]);
});

test('a setup that fails is an error of its tasks alone', async () => {
  const {run} = setUp();
  await expect(run(['a'], setup('broken'))).rejects.toThrow('The setup is broken.');
  await expect(run(['a'], setup('fatal'))).rejects.toThrow('The setup ended with code 3.');
  expect(await run(['b'])).toEqual([resultOf('b')]);
});

test('a process that cannot start is an error with what it printed', async () => {
  const {run} = setUp({entry: new URL('missing.mjs', import.meta.url)});
  await expect(run(['a'])).rejects.toThrow(/before it could start.*MODULE_NOT_FOUND/s);
});

test('closing ends everything at once', async () => {
  const {pool, run} = setUp();
  const running = run(['hang', 'a']);
  await setTimeout(300);
  pool.close();
  await expect(running).rejects.toBeInstanceOf(PoolClosedError);
  await expect(run(['b'])).rejects.toBeInstanceOf(PoolClosedError);
});

test.runIf(process.platform === 'linux')(
  'time in which the system does not run a process does not count',
  async () => {
    const {run, done} = setUp({size: 1});
    await run(['first']);
    const pid = Number(done()[0]?.split(' ')[1]);
    process.kill(pid, 'SIGSTOP');
    const running = run(['work']);
    await setTimeout(2500);
    process.kill(pid, 'SIGCONT');
    expect(await running).toEqual([resultOf('work')]);
    expect(await run(['hang'])).toMatchObject([{lost: {reason: 'timeout'}}]);
  },
);
