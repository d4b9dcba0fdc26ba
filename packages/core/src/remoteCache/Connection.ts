import {setMaxListeners} from 'node:events';
import {setTimeout as wait} from 'node:timers/promises';
import {messageOf} from '../errors/words.js';
import {type RemoteStore, StoreError} from './RemoteStore.js';

/** Time in milliseconds that a store may cost a build without being of use. */
const BUDGET_MS = 2000;
/** Bytes per millisecond from which on transfers cost nothing of the budget: 2 MB/s. */
const USEFUL_RATE = 2000;
const CHECK_MS = 20;
const TRIES = 3;
const FIRST_WAIT_MS = 50;

export interface ConnectionOptions {
  readonly budgetMs?: number;
}

/**
 * Sends requests to a store, and stops when it has cost too much: when it has refused or failed a request for good, or
 * when it has taken 2 seconds of the build longer than a store of 2 MB/s would. After that, nothing is requested any
 * more.
 */
export class Connection {
  readonly store: RemoteStore;
  readonly #budgetMs: number;
  readonly #controller = new AbortController();
  #lostMs = 0;
  /** State of the phase that runs. */
  #phase: {readonly startedAt: number; bytes: number; workMs: number} | undefined;
  #failure: StoreError | undefined;
  readonly counts = {bytesRead: 0, bytesWritten: 0};

  constructor(store: RemoteStore, {budgetMs = BUDGET_MS}: ConnectionOptions = {}) {
    this.store = store;
    // Each request listens; Node 20 warns of more than 10 listeners.
    setMaxListeners(0, this.#controller.signal);
    this.#budgetMs = budgetMs;
  }

  /** First failure after which nothing was requested any more; `undefined` if there was none. */
  get failure(): StoreError | undefined {
    return this.#failure;
  }

  /** Runs work that waits for the store. Does not reject because of the store: see `failure`. */
  async phase(work: () => Promise<void>): Promise<void> {
    if (this.#failure) return;
    this.#phase = {startedAt: performance.now(), bytes: 0, workMs: 0};
    const timer = setInterval(() => this.#check(), CHECK_MS);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#stop(error);
    } finally {
      clearInterval(timer);
      this.#lostMs += this.#lostNow();
      this.#phase = undefined;
    }
  }

  /** Runs work of this process, whose time is not that of the store. Must not wait for anything. */
  work<Result>(act: () => Result): Result {
    const startedAt = performance.now();
    const result = act();
    if (this.#phase) this.#phase.workMs += performance.now() - startedAt;
    return result;
  }

  get(name: string, maxBytes: number): Promise<Uint8Array | undefined> {
    const onBytes = (count: number) => {
      this.counts.bytesRead += count;
      this.#count(count);
    };
    return this.#retry((signal) => this.store.get(name, {maxBytes, signal, onBytes}));
  }

  has(name: string): Promise<boolean> {
    return this.#retry((signal) => this.store.has(name, {signal, onBytes: () => {}}));
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    await this.#retry((signal) => this.store.put(name, bytes, {signal, onBytes: () => {}}));
    this.counts.bytesWritten += bytes.length;
    this.#count(bytes.length);
  }

  #count(bytes: number): void {
    if (this.#phase) this.#phase.bytes += bytes;
  }

  #lostNow(): number {
    if (!this.#phase) return 0;
    const {startedAt, bytes, workMs} = this.#phase;
    return Math.max(0, performance.now() - startedAt - workMs - bytes / USEFUL_RATE);
  }

  #check(): void {
    if (this.#lostMs + this.#lostNow() < this.#budgetMs) return;
    this.#stop(new StoreError(`it took ${this.#budgetMs / 1000} s too long`, 'failed'));
  }

  #stop(failure: StoreError): void {
    this.#failure ??= failure;
    this.#controller.abort();
  }

  async #retry<Result>(send: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const {signal} = this.#controller;
    for (let tries = 1; ; tries += 1) {
      if (this.#failure) throw this.#failure;
      try {
        return await unlessAborted(send(signal), signal);
      } catch (error) {
        if (this.#failure) throw this.#failure;
        const failure = failureOf(error);
        if (failure.kind !== 'again' || tries === TRIES) {
          this.#stop(failure);
          throw failure;
        }
      }
      await wait(FIRST_WAIT_MS * 2 ** (tries - 1), undefined, {signal}).catch(() => {});
    }
  }
}

/** Turns what a store has thrown into a `StoreError`. Stores of other packages throw errors with a field `kind`. */
function failureOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const {kind} = error as Partial<StoreError>;
  const isKind = kind === 'again' || kind === 'denied' || kind === 'failed';
  return new StoreError(messageOf(error), isKind ? kind : 'failed');
}

/** Rejects when the signal is aborted, even if the operation does not end then. */
function unlessAborted<Result>(operation: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new StoreError('aborted', 'failed'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, {once: true});
    operation.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Runs a task for each item, at most `limit` at a time, in order. Rejects with the first error. */
export async function eachLimited<Item>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const run = async () => {
    for (const item of rest) await task(item);
  };
  await Promise.all(Array.from({length: Math.min(limit, items.length)}, run));
}
