import os from 'node:os';
import {Worker} from 'node:worker_threads';
import {noProgress, type Progress} from '../cli/progress.js';
import type {WorkerRequest, WorkerResponse, WorkerTask} from './worker.js';

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** One thread with its open requests; requests run in the order they are sent. */
class Thread {
  readonly #worker = new Worker(new URL('./worker.js', import.meta.url), {
    resourceLimits: {maxOldGenerationSizeMb: 2048, maxYoungGenerationSizeMb: 64},
  });
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 0;
  #setup: {readonly task: WorkerTask; readonly done: Promise<unknown>} | undefined;

  constructor() {
    this.#worker.unref();
    this.#worker.on('message', (response: WorkerResponse) => {
      const waiting = this.#waiting.get(response.id);
      this.#waiting.delete(response.id);
      if (this.#waiting.size === 0) this.#worker.unref();
      if ('error' in response) {
        waiting?.reject(Object.assign(new Error(response.error.message), {stack: response.error.stack}));
      } else waiting?.resolve(response.result);
    });
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', (code) => this.#fail(new Error(`A worker thread ended with code ${code}.`)));
  }

  /** Does nothing if this very setup is the last one. */
  prepare(task: WorkerTask): Promise<unknown> {
    if (this.#setup?.task !== task) this.#setup = {task, done: this.send(task)};
    return this.#setup.done;
  }

  send(task: WorkerTask): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      this.#waiting.set(id, {resolve, reject});
      this.#worker.ref();
      const request: WorkerRequest = {id, task};
      this.#worker.postMessage(request);
    });
  }

  #fail(error: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }

  terminate(): Promise<number> {
    // Whoever waits for the end must not be cut short because nothing else keeps the process alive.
    this.#worker.ref();
    return this.#worker.terminate();
  }
}

/** Threads that compile and render, started when first needed. */
export class WorkerPool {
  readonly #threads: Thread[] = [];
  readonly #size: number;
  readonly #progress: Progress;

  constructor(size = Math.max(1, Math.min(os.availableParallelism(), 8)), progress = noProgress) {
    this.#size = size;
    this.#progress = progress;
  }

  get size(): number {
    return this.#size;
  }

  /** Starts threads ahead of their first work. */
  start(threads = this.#size): void {
    for (let index = 0; index < threads; index += 1) this.#thread(index);
  }

  /** Lets the threads that there are get ready for a `run` with this setup. */
  prepare(setup: WorkerTask): void {
    // A setup that fails does so again when it is waited for.
    for (const thread of this.#threads) thread.prepare(setup).catch(() => {});
  }

  #thread(index: number): Thread {
    const thread = this.#threads[index] ?? new Thread();
    this.#threads[index] = thread;
    return thread;
  }

  /**
   * Prepares threads, then feeds each the next batch as soon as it is free.
   *
   * @param busyUntil - work elsewhere that needs a core: until it has ended, one thread less is at work here
   */
  async run<Result>({
    setup,
    batches,
    busyUntil,
  }: {
    setup: WorkerTask;
    batches: readonly WorkerTask[];
    busyUntil?: Promise<unknown>;
  }): Promise<Result[]> {
    const results: Result[] = [];
    this.#progress.expect(batches.reduce((sum, batch) => sum + sizeOf(batch), 0));
    let next = 0;
    const feed = async (index: number) => {
      if (next >= batches.length) return;
      const thread = this.#thread(index);
      await thread.prepare(setup);
      for (let index = next++; index < batches.length; index = next++) {
        const batch = batches[index];
        if (!batch) continue;
        results[index] = (await thread.send(batch)) as Result;
        this.#progress.advance(sizeOf(batch));
      }
    };
    const count = Math.min(this.#size, batches.length);
    const isShared = busyUntil !== undefined && count === this.#size && count > 1;
    const feeds: Promise<void>[] = [];
    const addThread = () => {
      const fed = feed(feeds.length);
      // It is waited for below, after others.
      fed.catch(() => {});
      feeds.push(fed);
    };
    for (let started = isShared ? 1 : 0; started < count; started += 1) addThread();
    if (isShared) busyUntil.then(addThread, addThread);
    // More may come while these are waited for.
    for (let index = 0; index < feeds.length; index += 1) await feeds[index];
    return results;
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
    this.#threads.length = 0;
  }
}

/** How many files or pages a batch holds. */
function sizeOf(task: WorkerTask): number {
  if (task.kind === 'compile') return task.items.length;
  return task.kind === 'render' ? task.jobs.length : 0;
}

/** Cuts work into batches: small enough to share evenly, large enough that messages cost nothing. */
export function batchesOf<T>(items: readonly T[], size: number): T[][] {
  const batches: T[][] = [];
  for (let at = 0; at < items.length; at += size) batches.push(items.slice(at, at + size));
  return batches;
}
