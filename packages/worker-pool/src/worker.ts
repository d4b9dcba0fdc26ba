import fs from 'node:fs';
import {Worker} from 'node:worker_threads';
import {heapLimiter} from './limitHeapGrowth.js';
import {PROGRESS_FD} from './ProgressFile.js';
import type {ProgressReporter, SetUp, Tasks, WorkerAnswer, WorkerCall} from './tasks.js';

/**
 * Milliseconds for which answers are collected into one message. A message for each answer took 6% of the CPU time of a
 * cold build.
 */
const HOLD_MS = 20;

/** Interval, in milliseconds, of the timer that shows that the event loop is free. */
const HEARTBEAT_MS = 1000;

/** Tasks of the modules that were set up: URL → tasks. If `setUp` of a module fails, its tasks fail with that error. */
// Module state: one map for all calls of this process, which runs only this module; freed with the process.
const setups = new Map<string, Promise<Tasks>>();

async function prepare({module, input}: Extract<WorkerCall, {setup: unknown}>['setup']): Promise<void> {
  const setup = load(module).then(({setUp}) => setUp(input, reporter));
  setups.set(module, setup);
  await setup;
}

function load(module: string): Promise<{setUp: SetUp<unknown, Tasks>}> {
  return import(module);
}

async function run({module, name, item}: Extract<WorkerCall, {task: unknown}>['task']): Promise<unknown> {
  const task = (await setups.get(module))?.[name];
  if (!task) throw new Error(`The process has no task "${name}".`);
  return task(item as never);
}

async function answer(call: WorkerCall): Promise<WorkerAnswer> {
  try {
    return {result: 'setup' in call ? await prepare(call.setup) : await run(call.task)};
  } catch (error) {
    const {message, stack, code}: NodeJS.ErrnoException =
      error instanceof Error ? error : new Error(String(error));
    return {error: {message, stack, code}};
  }
}

/**
 * Sends answers to the main process. Resolves once they are sent; until then, the event loop can also receive new
 * calls.
 */
function send(answers: readonly WorkerAnswer[]): Promise<void> {
  return new Promise((resolve) => process.send?.(answers, undefined, undefined, () => resolve()));
}

/**
 * Writes a number to the `ProgressFile` of this process. The main process can read it even after this process has
 * crashed.
 */
function writeProgress(index: 0 | 1 | 2 | 3, value: number): void {
  progress[index] = value;
  fs.writeSync(PROGRESS_FD, progress, 0, progress.byteLength, 0);
}

/** Adds 1 to the number of begun calls (setups and tasks) in the `ProgressFile`. */
const countCall = () => writeProgress(0, progress[0] + 1);

/** Counts how often the timer fires. While the count grows, the main process sees that no synchronous code runs. */
const countHeartbeat = () => writeProgress(2, progress[2] + 1);

const reporter: ProgressReporter = {
  reportPart: () => writeProgress(1, progress[1] + 1),
  reportOther: (position) => writeProgress(3, position === undefined ? 0 : position + 1),
};

async function work(): Promise<void> {
  let held: WorkerAnswer[] = [];
  let sentAt = performance.now();
  for (let call = calls.shift(); call; call = calls.shift()) {
    countCall();
    limitHeap('setup' in call ? 'setup' : 'task');
    held.push(await answer(call));
    if (calls.length > 0 && performance.now() - sentAt < HOLD_MS) continue;
    const answers = held;
    held = [];
    sentAt = performance.now();
    await send(answers);
  }
}

const progress = new Uint32Array(4) as Uint32Array & {0: number; 1: number; 2: number; 3: number};
const limitHeap = heapLimiter();
/** Calls that were received and have not begun. */
// Module state: one queue for this process, which runs only this module; freed with the process.
const calls: WorkerCall[] = [];
let working = send([{ready: true}]);
// Loads the module of the first setup in advance. Other modules are loaded with their setup.
if (process.argv[2]) void load(process.argv[2]);

setInterval(countHeartbeat, HEARTBEAT_MS).unref();
process.on('message', (added: readonly WorkerCall[]) => {
  calls.push(...added);
  working = working.then(work);
});
// These signals are ignored: Ctrl-C in a terminal signals all processes, but the main process decides when this one
// ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
// Ends this process on systems without `EndWithParent` if native code hangs: the event "disconnect" above is then not
// emitted, but the thread of `watchParent.ts` still runs.
if (process.argv[3] === 'watch-parent') {
  new Worker(new URL('./watchParent.js', import.meta.url), {workerData: process.ppid}).unref();
}
