import fs from 'node:fs';
import {Worker} from 'node:worker_threads';
import {heapLimiter} from './limitHeapGrowth.js';
import {PLACE_FD} from './PlaceFile.js';
import type {SetUp, TaskNotes, Tasks, WorkerAnswer, WorkerCall} from './tasks.js';

/**
 * Milliseconds for which answers are collected into one message. A message for each answer took 6% of the CPU time of a
 * cold build.
 */
const HOLD_MS = 20;

/** Interval, in milliseconds, of the timer that shows that the event loop is free. */
const TURN_MS = 1000;

/** URL of a module → its tasks. If `setUp` fails, every task of the module fails with its error. */
// Module state: one map for all calls of this process, which runs only this module; freed with the process.
const setups = new Map<string, Promise<Tasks>>();

async function prepare({module, input}: Extract<WorkerCall, {setup: unknown}>['setup']): Promise<void> {
  const setup = load(module).then(({setUp}) => setUp(input, notes));
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
 * Writes a number to the `PlaceFile` of this process. The main process can read it even after this process has crashed.
 */
function note(index: 0 | 1 | 2 | 3, value: number): void {
  place[index] = value;
  fs.writeSync(PLACE_FD, place, 0, place.byteLength, 0);
}

/** Counts a call as begun. */
const noteBegin = () => note(0, place[0] + 1);

/** Counts how often the timer fires. While the count grows, the main process sees that no synchronous code runs. */
const noteTurn = () => note(2, place[2] + 1);

const notes: TaskNotes = {
  notePart: () => note(1, place[1] + 1),
  noteOther: (position) => note(3, position === undefined ? 0 : position + 1),
};

async function work(): Promise<void> {
  let held: WorkerAnswer[] = [];
  let sentAt = performance.now();
  for (let call = calls.shift(); call; call = calls.shift()) {
    noteBegin();
    limitHeap('setup' in call ? 'setup' : 'task');
    held.push(await answer(call));
    if (calls.length > 0 && performance.now() - sentAt < HOLD_MS) continue;
    const answers = held;
    held = [];
    sentAt = performance.now();
    await send(answers);
  }
}

const place = new Uint32Array(4) as Uint32Array & {0: number; 1: number; 2: number; 3: number};
const limitHeap = heapLimiter();
/** Calls that were received and have not begun. */
// Module state: one queue for this process, which runs only this module; freed with the process.
const calls: WorkerCall[] = [];
let working = send([{ready: true}]);
// Loads the module of the first setup in advance. Other modules are loaded with their setup.
if (process.argv[2]) void load(process.argv[2]);

setInterval(noteTurn, TURN_MS).unref();
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
