import fs from 'node:fs';
import {Worker} from 'node:worker_threads';
import type {PageCompiler} from '../compile/PageCompiler.js';
import {restoreRules} from '../compile/restoreRules.js';
import type {PageRenderer} from '../render/pageRenderer.js';
import {heapLimiter} from './limitHeapGrowth.js';
import {PLACE_FD} from './PlaceFile.js';
import type {
  ContentSetup,
  WorkerAnswer,
  WorkerCall,
  WorkerResults,
  WorkerSetup,
  WorkerTask,
} from './tasks.js';

/** Milliseconds for which answers wait to travel in one message. A message for each took 6% of the CPU of a cold build. */
const HOLD_MS = 20;

/** Interval of the timer that shows that the event loop is free, in milliseconds. */
const TURN_MS = 1000;

const loadCompiler = () => import('../compile/PageCompiler.js');
const loadRenderer = () => import('../render/pageRenderer.js');

// A setup that fails is an error of every task that needs it.
let compiler: Promise<PageCompiler> | undefined;
let renderer: Promise<PageRenderer> | undefined;

async function prepare(message: WorkerSetup): Promise<void> {
  if (message.kind === 'render') {
    renderer = loadRenderer().then(({PageRenderer}) => PageRenderer.create(message.shell));
    await renderer;
    return;
  }
  compiler = prepareCompiler(message);
  await compiler;
}

async function prepareCompiler({setup, reload}: ContentSetup): Promise<PageCompiler> {
  const [{PageCompiler}, own] = await Promise.all([
    loadCompiler(),
    reload ? restoreRules(setup, reload) : setup,
  ]);
  return new PageCompiler({...own, onPart: notePart, onOtherPage: noteOther});
}

async function run(task: WorkerTask): Promise<WorkerResults[WorkerTask['kind']]> {
  if (task.kind === 'renderPage') {
    if (!renderer) throw new Error('The process was not set up to render.');
    return (await renderer).render([task.job]);
  }
  if (!compiler) throw new Error('The process was not set up to compile.');
  const pages = await compiler;
  if (task.kind === 'scan') return pages.scan(task.item);
  if (task.kind === 'compile') return pages.compile(task.item);
  return pages.compileModule(task.item);
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

/** Resolves once the message has left this process, which then also looks for new calls. */
function send(answers: readonly WorkerAnswer[]): Promise<void> {
  return new Promise((resolve) => process.send?.(answers, undefined, undefined, () => resolve()));
}

/** Lets the main process know which call this process works on, even if it crashes. */
function noteBegin(): void {
  place[0] += 1;
  writePlace();
}

/** The time limit of a call counts anew. */
function notePart(): void {
  place[1] += 1;
  writePlace();
}

/** Lets the main process know that the event loop is free: no synchronous code runs. */
function noteTurn(): void {
  place[2] += 1;
  writePlace();
}

/** Tells the main process which other page is compiled while a plugin waits: if this process crashes or hangs, that page is the likely reason. */
function noteOther(position: number | undefined): void {
  place[3] = position === undefined ? 0 : position + 1;
  writePlace();
}

function writePlace(): void {
  fs.writeSync(PLACE_FD, place, 0, place.byteLength, 0);
}

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
const calls: WorkerCall[] = [];
const limitHeap = heapLimiter();
let working = send([{ready: true}]);
// The rest of our code is loaded once it is needed, if ever.
void (process.argv[2] === 'render' ? loadRenderer() : loadCompiler());

setInterval(noteTurn, TURN_MS).unref();
process.on('message', (added: readonly WorkerCall[]) => {
  calls.push(...added);
  working = working.then(work);
});
// Ctrl-C in a terminal reaches all processes; the main process decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
// While native code hangs, the event "disconnect" above does not come. Only where `EndWithParent` is not available.
if (process.argv[3] === 'watch-parent') {
  new Worker(new URL('./watchParent.js', import.meta.url), {workerData: process.ppid}).unref();
}
