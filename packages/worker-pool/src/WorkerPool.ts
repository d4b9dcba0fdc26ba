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

/**
 * Outcome of a task. `result`: value that the task returned. `lost`: the process of the task crashed, or was killed at
 * the time limit. `isSkipped`: the task was not run, since `MAX_WAITED` tasks of the same run were lost while they
 * waited.
 */
export type TaskEnd<Result> =
  | {readonly result: Result}
  | {readonly lost: LostTask}
  | {readonly isSkipped: true};

/** Error with which `run` rejects if the pool is closed before all tasks are done. */
export class PoolClosedError extends Error {
  override readonly name = 'PoolClosedError';
}

/** Progress display that the pool informs about its tasks. */
export interface PoolProgress {
  /** Adds `count` to the number of all tasks. */
  expect(count: number): void;
  /** Adds `count` to the number of tasks that have ended. */
  advance(count: number): void;
}

export interface WorkerPoolOptions {
  /** Maximum number of processes; by default the number of CPU cores, up to 8. */
  readonly size?: number;
  /**
   * Maximum number of tasks that are sent to a process at once; the default is 32. A slow task delays the tasks that
   * were sent with it.
   */
  readonly depth?: number;
  /** Module that a worker process runs; by default `worker.js`. */
  readonly entry?: URL;
  readonly progress?: PoolProgress;
  /**
   * Node options of the processes. They do not inherit the Node options of this process, such as `--inspect` or
   * `--eval`.
   */
  readonly execArgv?: readonly string[];
}

export interface RunInput<Own extends Tasks, Name extends keyof Own> {
  readonly setup: TaskSetup<Own>;
  /** Name of the function that is called with each item, one of the functions that `setUp` of the module returned. */
  readonly task: Name & string;
  /**
   * Argument of each task, or a function that makes it. The function is called each time the task is sent to a process,
   * so again after a crash.
   */
  readonly items: readonly (ItemOf<Own[Name]> | (() => ItemOf<Own[Name]>))[];
  /** Maximum milliseconds for each task: CPU time, and time in which its process waits for something. */
  readonly limitMs: number;
  /**
   * True for a task that the work of `reserve` waits for. It is sent at once, if necessary to the process that the
   * reserved core could run: the core is free while the work waits. Default: false
   */
  readonly isUrgent?: boolean;
}

const TICK_MS = 100;
/** Milliseconds after which a task counts as slow: if all processes run slow tasks, another process is started. */
const SLOW_MS = 1000;
/** Number of queued tasks per started process. For fewer tasks, the start takes more time than the process saves. */
const TASKS_PER_PROCESS = 24;
/**
 * Number of tasks sent to a process during `reserve`: the main process is busy then, and may read answers only twice a
 * second.
 */
const RESERVED_DEPTH = 128;
const MIN_DEPTH = 8;
/**
 * Number of crashes after which a task is not tried again, but lost. One crash may have been caused by earlier tasks,
 * or by the system.
 */
const MAX_CRASHES = 2;
/**
 * If this many tasks of a run are lost while they await something, the remaining tasks of the run are skipped, since
 * each of them could take its whole time limit.
 */
const MAX_WAITED = 3;

/**
 * Pool of child processes that run tasks. A task that crashes its process or exceeds its time limit is lost, and the
 * process is replaced. Other tasks are not affected.
 */
export class WorkerPool {
  readonly #entry: URL;
  readonly #execArgv: readonly string[];
  readonly size: number;
  readonly #depth: number;
  readonly #progress: PoolProgress | undefined;
  #processes: WorkerProcess[] = [];
  #queue: Job[] = [];
  #reserved = 0;
  /** Largest number of items in one call of `run`, since the last `release`. */
  #mostTasks = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({size, depth, entry, progress, execArgv = []}: WorkerPoolOptions = {}) {
    this.#progress = progress;
    this.#execArgv = execArgv;
    this.size = size ?? Math.max(1, Math.min(os.availableParallelism(), 8));
    this.#depth = depth ?? 32;
    this.#entry = entry ?? new URL('./worker.js', import.meta.url);
  }

  /**
   * Starts processes before there are tasks for them.
   *
   * @param processes - minimum number of processes that run afterwards, limited to `size`
   * @param module - URL of the module that a new process loads at once
   */
  start(processes: number, module: string): void {
    const wanted = this.#isClosed ? 0 : Math.min(processes, this.size);
    while (this.#processes.length < wanted) this.#add(module);
  }

  /** Sends a setup (a module, and the input of its `setUp`) to all running processes, before there are tasks for it. */
  prepare<Own extends Tasks>(setup: TaskSetup<Own>): void {
    for (const one of this.#processes) one.prepare(setup);
  }

  /** Sends tasks to one process less until `work` settles, so that a CPU core is free for `work`. */
  reserve(work: Promise<unknown>): void {
    this.#reserved += 1;
    const release = () => {
      this.#reserved -= 1;
      this.#dispatch();
    };
    work.then(release, release);
  }

  /**
   * Runs a task for each item, in any order.
   *
   * @returns outcomes of the tasks, in the order of `items`
   * @throws {Error} the first error that a task threw; {PoolClosedError} if the pool is closed before all have ended
   */
  run<Own extends Tasks, Name extends keyof Own>({
    setup,
    task,
    items,
    limitMs,
    isUrgent = false,
  }: RunInput<Own, Name>): Promise<TaskEnd<ResultOf<Own[Name]>>[]> {
    this.#progress?.expect(items.length);
    this.#mostTasks = Math.max(this.#mostTasks, items.length);
    const run: Run = {waited: 0};
    const jobs: Job[] = [];
    const ends = items.map(
      (item) =>
        new Promise<TaskEnd<ResultOf<Own[Name]>>>((resolve, reject) => {
          const end = (found: unknown) => {
            this.#progress?.advance(1);
            resolve(found as TaskEnd<ResultOf<Own[Name]>>);
          };
          jobs.push({setup, task, item, limitMs, isUrgent, crashes: 0, run, resolve: end, reject});
        }),
    );
    if (isUrgent) this.#queue.unshift(...jobs);
    else for (const job of jobs) this.#queue.push(job);
    this.#dispatch();
    return Promise.all(ends);
  }

  /**
   * True if one call of `run` since the last `release` had as many items as a large build. The processes then hold more
   * memory than new ones would, so `release` is worth its cost: the start of new processes.
   */
  get hasRunManyTasks(): boolean {
    return this.#mostTasks >= MANY_TASKS;
  }

  /** Ends idle processes, to free their memory. Later tasks start new ones. */
  release(): void {
    this.#mostTasks = 0;
    const idle = this.#processes.filter(({load}) => load === 0);
    this.#processes = this.#processes.filter(({load}) => load > 0);
    for (const one of idle) one.kill();
  }

  /** Kills all processes, also those with tasks, and rejects the unfinished tasks with a `PoolClosedError`. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const one of this.#processes) one.kill();
    this.#dispatch();
  }

  get #limit(): number {
    return this.#reserved > 0 ? Math.max(1, this.size - 1) : this.size;
  }

  #dispatch(): void {
    if (this.#isClosed) {
      for (const job of this.#queue.splice(0)) job.reject(new PoolClosedError('The site was closed.'));
      return;
    }
    this.#sendUrgent();
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

  /** Sends each urgent task to the process with the fewest tasks, which is a new one if all others are busy. */
  #sendUrgent(): void {
    while (this.#queue[0]?.isUrgent) {
      const [job] = this.#queue.splice(0, 1) as [Job];
      const areBusy = this.#processes.every(({load}) => load > 0);
      if (areBusy && this.#processes.length < this.size) this.#add(job.setup.module);
      this.#processes.toSorted((a, b) => a.load - b.load)[0]?.post([job]);
    }
  }

  /**
   * Computes the maximum number of tasks for a process: fewer near the end, so that all processes finish at about the
   * same time.
   */
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
      // Counts at most two ticks: while the main process is busy, it cannot see that tasks have ended.
      const passed = Math.min(now - last, 2 * TICK_MS);
      last = now;
      for (const one of this.#processes) one.tick(passed);
      const areAllSlow = this.#processes.every(({currentMs}) => currentMs > SLOW_MS);
      const [next] = this.#queue;
      if (next && areAllSlow && this.#processes.length < this.size) this.#add(next.setup.module);
      if (areAllSlow) this.#dispatch();
    }, TICK_MS);
    return timer.unref();
  }

  #ended(one: WorkerProcess, end: ProcessEnd): void {
    this.#processes = this.#processes.filter((other) => other !== one);
    const {current, waiting, reason, isWaiting, other, status, printed} = end;
    const again = [...waiting];
    if (this.#isClosed) {
      again.push(...(current?.job ? [current.job] : []));
    } else if (!end.wasReady) {
      for (const job of [current?.job ?? [], again.splice(0)].flat()) job.reject(startError(status, printed));
    } else if (current?.job) {
      current.job.crashes += 1;
      const isLost = reason === 'timeout' || isWaiting || current.job.crashes === MAX_CRASHES;
      const awaited = {...(isWaiting && {isWaiting}), ...(other !== undefined && {other})};
      if (isLost) current.job.resolve({lost: {reason, ...awaited, status, printed}});
      if (isWaiting) current.job.run.waited += 1;
      if (!isLost) again.unshift(current.job);
    } else if (current) {
      const isWithout = (job: Job) => job.setup === current.setup;
      for (const job of again.filter(isWithout)) job.reject(setupError(current.setup, {reason, status}));
      again.splice(0, again.length, ...again.filter((job) => !isWithout(job)));
    }
    this.#queue.unshift(...again);
    this.#skip();
    this.#dispatch();
  }

  /** Skips the queued tasks of runs that have reached `MAX_WAITED`. */
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
