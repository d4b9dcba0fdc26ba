import os from 'node:os';
import {MANY_TASKS} from './limitHeapGrowth.js';
import type {ItemOf, ResultOf, TaskSetup, Tasks} from './tasks.js';
import {
  type Job,
  type LostTask,
  type ProcessEnd,
  type Run,
  SETUP_LIMIT_MS,
  WorkerProcess,
} from './WorkerProcess.js';

/** How a task ended. It is skipped if others of its run were lost while they awaited something: see `MAX_WAITED`. */
export type TaskEnd<Result> =
  | {readonly result: Result}
  | {readonly lost: LostTask}
  | {readonly isSkipped: true};

/** Thrown by tasks of a pool that was closed before they were done: the site that they belong to has ended. */
export class PoolClosedError extends Error {
  override readonly name = 'PoolClosedError';
}

/** Counts tasks for a display. */
export interface PoolProgress {
  /** So many more were given. */
  expect(count: number): void;
  /** So many more are done. */
  advance(count: number): void;
}

export interface WorkerPoolOptions {
  /** The most processes at once. */
  readonly size?: number;
  /** The most tasks that a process is sent ahead: what it has in hand delays the others. */
  readonly depth?: number;
  /** Module of the processes. */
  readonly entry?: URL;
  readonly progress?: PoolProgress;
  /** Options of Node for the processes. They get none of this process, which may debug it or evaluate a text. */
  readonly execArgv?: readonly string[];
}

export interface RunInput<Own extends Tasks, Name extends keyof Own> {
  readonly setup: TaskSetup<Own>;
  /** Name of the function of the module that is called with each item. */
  readonly task: Name & string;
  /** A function makes its item when it is sent, again if the process ends before it is done. */
  readonly items: readonly (ItemOf<Own[Name]> | (() => ItemOf<Own[Name]>))[];
  /** Time for each task, in milliseconds: CPU time, and time in which its process waits for something. */
  readonly limitMs: number;
}

const TICK_MS = 100;
/** A task in hand for so long gets company: another process takes those that wait. */
const STUCK_MS = 1000;
/** For fewer tasks another process takes longer to start than it saves. */
const TASKS_PER_PROCESS = 24;
/** Sent ahead to a process while this one is busy with other work: it may look for answers only twice a second. */
const RESERVED_DEPTH = 128;
const MIN_DEPTH = 8;
/** A task is given up after so many crashes. One alone may be due to the tasks before it, or to the system. */
const MAX_CRASHES = 2;
/** After so many tasks were lost while they awaited something, the other tasks of the run are skipped: each would take its whole time limit. */
const MAX_WAITED = 3;

/**
 * Child processes that do tasks. A task that crashes its process or takes too long is lost, with the process;
 * all other tasks are done.
 */
export class WorkerPool {
  readonly #entry: URL;
  readonly #execArgv: readonly string[];
  readonly #size: number;
  readonly #depth: number;
  readonly #progress: PoolProgress | undefined;
  #processes: WorkerProcess[] = [];
  #queue: Job[] = [];
  #reserved = 0;
  /** The most tasks that were given at once, since the last release. */
  #mostTasks = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({size, depth, entry, progress, execArgv = []}: WorkerPoolOptions = {}) {
    this.#progress = progress;
    this.#execArgv = execArgv;
    this.#size = size ?? Math.max(1, Math.min(os.availableParallelism(), 8));
    this.#depth = depth ?? 32;
    this.#entry = entry ?? new URL('./worker.js', import.meta.url);
  }

  get size(): number {
    return this.#size;
  }

  /** Starts processes ahead of their first setup, whose module they load. */
  start(processes: number, module: string): void {
    const wanted = this.#isClosed ? 0 : Math.min(processes, this.#size);
    while (this.#processes.length < wanted) this.#add(module);
  }

  /** Has the processes that there are load a setup ahead of its first task. */
  prepare<Own extends Tasks>(setup: TaskSetup<Own>): void {
    for (const one of this.#processes) one.prepare(setup);
  }

  /** Leaves one core to other work until that has ended. */
  reserve(work: Promise<unknown>): void {
    this.#reserved += 1;
    const release = () => {
      this.#reserved -= 1;
      this.#dispatch();
    };
    work.then(release, release);
  }

  /**
   * Has tasks done, in any order.
   *
   * @returns in the order of `items`
   * @throws the first error that a task threw; {PoolClosedError} if the pool is closed meanwhile
   */
  run<Own extends Tasks, Name extends keyof Own>({
    setup,
    task,
    items,
    limitMs,
  }: RunInput<Own, Name>): Promise<TaskEnd<ResultOf<Own[Name]>>[]> {
    this.#progress?.expect(items.length);
    this.#mostTasks = Math.max(this.#mostTasks, items.length);
    const run: Run = {waited: 0};
    const ends = items.map(
      (item) =>
        new Promise<TaskEnd<ResultOf<Own[Name]>>>((resolve, reject) => {
          const end = (found: unknown) => {
            this.#progress?.advance(1);
            resolve(found as TaskEnd<ResultOf<Own[Name]>>);
          };
          this.#queue.push({setup, task, item, limitMs, crashes: 0, run, resolve: end, reject});
        }),
    );
    this.#dispatch();
    return Promise.all(ends);
  }

  /**
   * True if the processes have had as many tasks at once as a large build has: they hold more memory than new ones. Several small
   * languages are no large build: new processes would cost them time and save little memory.
   */
  get hasDoneMuch(): boolean {
    return this.#mostTasks >= MANY_TASKS;
  }

  /** Ends the processes that have nothing to do: they hold memory. Later tasks get new ones. */
  release(): void {
    this.#mostTasks = 0;
    const idle = this.#processes.filter(({load}) => load === 0);
    this.#processes = this.#processes.filter(({load}) => load > 0);
    for (const one of idle) one.kill();
  }

  /** Ends all processes at once, whatever they do. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const one of this.#processes) one.kill();
    this.#dispatch();
  }

  get #limit(): number {
    return this.#reserved > 0 ? Math.max(1, this.#size - 1) : this.#size;
  }

  #dispatch(): void {
    if (this.#isClosed) {
      for (const job of this.#queue.splice(0)) job.reject(new PoolClosedError('The site was closed.'));
      return;
    }
    const [next] = this.#queue;
    if (!next) return;
    const worth = Math.ceil(this.#queue.length / TASKS_PER_PROCESS);
    this.start(Math.min(this.#limit, worth), next.setup.module);
    const active = this.#processes.slice(0, this.#limit);
    for (const one of active.toSorted((a, b) => a.load - b.load)) {
      const depth = this.#depthFor(active);
      if (one.load <= depth / 2) one.post(this.#queue.splice(0, depth - one.load));
    }
  }

  /** How many tasks a process may have: few of the last ones, so that all processes end at the same time. */
  #depthFor(active: readonly WorkerProcess[]): number {
    if (this.#reserved > 0 && this.#depth > 1) return RESERVED_DEPTH;
    const left = active.reduce((sum, {load}) => sum + load, this.#queue.length);
    return Math.min(this.#depth, Math.max(MIN_DEPTH, Math.ceil(left / active.length / 2)));
  }

  #add(module: string): void {
    const how = {entry: this.#entry, execArgv: this.#execArgv, module};
    const one = new WorkerProcess(how, {
      onFree: () => this.#dispatch(),
      onEnd: (end) => this.#ended(one, end),
    });
    this.#processes.push(one);
    this.#timer ??= this.#watch();
  }

  #watch(): NodeJS.Timeout {
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      // While this process was busy itself, it could not see that a task was done.
      const passed = Math.min(now - last, 2 * TICK_MS);
      last = now;
      for (const one of this.#processes) one.tick(passed);
      const isStuck = this.#processes.every(({inHandMs}) => inHandMs > STUCK_MS);
      const [next] = this.#queue;
      if (next && isStuck && this.#processes.length < this.#size) this.#add(next.setup.module);
      if (isStuck) this.#dispatch();
    }, TICK_MS);
    return timer.unref();
  }

  #ended(one: WorkerProcess, end: ProcessEnd): void {
    this.#processes = this.#processes.filter((other) => other !== one);
    const {inHand, waiting, reason, isWaiting, other, status, printed} = end;
    const again = [...waiting];
    if (this.#isClosed) {
      again.push(...(inHand?.job ? [inHand.job] : []));
    } else if (!end.wasReady) {
      for (const job of [inHand?.job ?? [], again.splice(0)].flat()) job.reject(startError(status, printed));
    } else if (inHand?.job) {
      inHand.job.crashes += 1;
      const isLost = reason === 'timeout' || isWaiting || inHand.job.crashes === MAX_CRASHES;
      const awaited = {...(isWaiting && {isWaiting}), ...(other !== undefined && {other})};
      if (isLost) inHand.job.resolve({lost: {reason, ...awaited, status, printed}});
      if (isWaiting) inHand.job.run.waited += 1;
      if (!isLost) again.unshift(inHand.job);
    } else if (inHand) {
      const isWithout = (job: Job) => job.setup === inHand.setup;
      for (const job of again.filter(isWithout)) job.reject(setupError(inHand.setup, {reason, status}));
      again.splice(0, again.length, ...again.filter((job) => !isWithout(job)));
    }
    this.#queue.unshift(...again);
    this.#skip();
    this.#dispatch();
  }

  /** Ends the queued tasks of runs that have reached `MAX_WAITED`. */
  #skip(): void {
    const isGivenUp = ({run}: Job) => run.waited >= MAX_WAITED;
    const skipped = this.#queue.filter(isGivenUp);
    if (skipped.length === 0) return;
    this.#queue = this.#queue.filter((job) => !isGivenUp(job));
    for (const job of skipped) job.resolve({isSkipped: true});
  }
}

function startError(status: string, printed: string): Error {
  return new Error(`A worker process ended before it could start (${status}).\n${printed}`);
}

function setupError(setup: TaskSetup<Tasks>, {reason, status}: Pick<LostTask, 'reason' | 'status'>): Error {
  const seconds = SETUP_LIMIT_MS / 1000;
  return setup.lostError(
    reason === 'timeout' ? `had not finished after ${seconds} s` : `ended with ${status}`,
  );
}
