import os from 'node:os';
import {SiteError} from '../errors/SiteError.js';
import {noProgress, type Progress} from '../terminal/progress.js';
import {MANY_PAGES} from './limitHeapGrowth.js';
import type {TaskOf, WorkerResults, WorkerSetup, WorkerTask} from './tasks.js';
import {type Job, type LostTask, type ProcessEnd, type Run, WorkerProcess} from './WorkerProcess.js';

/** How a task ended. It is skipped if others of its run were lost while they awaited something: see `MAX_WAITED`. */
export type TaskEnd<Result> =
  | {readonly result: Result}
  | {readonly lost: LostTask}
  | {readonly isSkipped: true};

/** Thrown by tasks of a pool that was closed before they were done: the site that they belong to has ended. */
export class PoolClosedError extends Error {
  override readonly name = 'PoolClosedError';
}

export interface WorkerPoolOptions {
  /** The most processes at once. */
  readonly size?: number;
  /** The most tasks that a process is sent ahead: what it has in hand delays the others. */
  readonly depth?: number;
  /** Module of the processes. */
  readonly entry?: URL;
  readonly progress?: Progress;
}

export interface RunInput<Kind extends WorkerTask['kind']> {
  readonly setup: WorkerSetup;
  /** A function makes its task when it is sent, again if the process ends before it is done. */
  readonly tasks: readonly (TaskOf<Kind> | (() => TaskOf<Kind>))[];
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
 * Child processes that compile and render. A task that crashes its process or takes too long is lost, with the process;
 * all other tasks are done.
 */
export class WorkerPool {
  readonly #entry: URL;
  readonly #size: number;
  readonly #depth: number;
  readonly #progress: Progress;
  #processes: WorkerProcess[] = [];
  #queue: Job[] = [];
  #reserved = 0;
  /** Since the last release. */
  /** The most tasks that were given at once. */
  #mostTasks = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({size, depth, entry, progress = noProgress}: WorkerPoolOptions = {}) {
    this.#progress = progress;
    this.#size = size ?? Math.max(1, Math.min(os.availableParallelism(), 8));
    this.#depth = depth ?? 32;
    this.#entry = entry ?? new URL('./worker.js', import.meta.url);
  }

  get size(): number {
    return this.#size;
  }

  /** Starts processes ahead of their first work, whose kind is given. */
  start(processes: number, work: WorkerSetup['kind']): void {
    const wanted = this.#isClosed ? 0 : Math.min(processes, this.#size);
    while (this.#processes.length < wanted) this.#add(work);
  }

  /** Has the processes that there are load a setup ahead of its first task. */
  prepare(setup: WorkerSetup): void {
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
   * @returns in the order of `tasks`
   * @throws the first error that a task threw; {PoolClosedError} if the pool is closed meanwhile
   */
  run<Kind extends WorkerTask['kind']>({
    setup,
    tasks,
    limitMs,
  }: RunInput<Kind>): Promise<TaskEnd<WorkerResults[Kind]>[]> {
    this.#progress.expect(tasks.length);
    this.#mostTasks = Math.max(this.#mostTasks, tasks.length);
    const run: Run = {waited: 0};
    const ends = tasks.map(
      (task) =>
        new Promise<TaskEnd<WorkerResults[Kind]>>((resolve, reject) => {
          const end = (found: unknown) => {
            this.#progress.advance(1);
            resolve(found as TaskEnd<WorkerResults[Kind]>);
          };
          this.#queue.push({setup, task, limitMs, crashes: 0, run, resolve: end, reject});
        }),
    );
    this.#dispatch();
    return Promise.all(ends);
  }

  /**
   * True if the processes have had as many tasks at once as a large build has pages: they hold more memory than new ones. Several small
   * languages are no large build: new processes would cost them time and save little memory.
   */
  get hasDoneMuch(): boolean {
    return this.#mostTasks >= MANY_PAGES;
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
    this.start(Math.min(this.#limit, worth), next.setup.kind);
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

  #add(work: WorkerSetup['kind']): void {
    const one = new WorkerProcess(this.#entry, work, {
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
      if (next && isStuck && this.#processes.length < this.#size) this.#add(next.setup.kind);
      if (isStuck) this.#dispatch();
    }, TICK_MS);
    return timer.unref();
  }

  #ended(one: WorkerProcess, end: ProcessEnd): void {
    this.#processes = this.#processes.filter((other) => other !== one);
    const {inHand, waiting, reason, isWaiting, otherPage, status, printed} = end;
    const again = [...waiting];
    if (this.#isClosed) {
      again.push(...(inHand?.job ? [inHand.job] : []));
    } else if (!end.wasReady) {
      for (const job of [inHand?.job ?? [], again.splice(0)].flat()) job.reject(startError(status, printed));
    } else if (inHand?.job) {
      inHand.job.crashes += 1;
      const isLost = reason === 'timeout' || isWaiting || inHand.job.crashes === MAX_CRASHES;
      const awaited = {...(isWaiting && {isWaiting}), ...(otherPage !== undefined && {otherPage})};
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

function setupError({kind}: WorkerSetup, {reason, status}: Pick<LostTask, 'reason' | 'status'>): Error {
  const what = kind === 'render' ? 'the code of the site' : 'the configuration';
  const how = reason === 'timeout' ? 'had not finished after 60 s' : `ended with ${status}`;
  return new SiteError('WORKER_LOST', `The process that loads ${what} ${how}.`, {
    hint:
      kind === 'render'
        ? 'Look for a loop without an end in code that runs when a module is loaded.'
        : 'Markdown plugins are loaded in a process of their own, with the configuration. Look there for a loop without an end.',
  });
}
