import {Worker} from 'node:worker_threads';

type Cleanup = () => void | Promise<void>;

const SIGNAL_CODES = {SIGINT: 130, SIGTERM: 143} as const;

/** Time limit for all cleanups, in milliseconds. */
const CLEANUP_MS = 1000;

/** Milliseconds after the time limit until a process that does not react is killed: its main thread may be blocked. */
const BUSY_MS = 400;

/**
 * Code of a worker thread that sends the signal to its own process after a time. The process then has no handler for
 * the signal any more, so the signal ends it.
 */
const TIME_LIMIT = `
const {workerData: {signal, milliseconds}} = require('node:worker_threads');
setTimeout(() => process.kill(process.pid, signal), milliseconds);
`;

// Module state: a process has one handler for each signal. Each cleanup can be removed: see `onExit`.
const cleanups = new Set<Cleanup>();
const listeners = Object.entries(SIGNAL_CODES).map(
  ([signal, code]) => [signal, () => end(signal, code)] as const,
);
/** True once our signal handlers are installed. */
// Module state: a process has one handler for each signal.
let isHandled = false;

async function runCleanups(): Promise<void> {
  const pending = [...cleanups];
  cleanups.clear();
  await Promise.allSettled(pending.map(async (cleanup) => cleanup()));
}

function end(signal: string, code: number): void {
  removeHandlers();
  const limit = new Worker(TIME_LIMIT, {
    eval: true,
    workerData: {signal, milliseconds: CLEANUP_MS + BUSY_MS},
  });
  limit.unref();
  // Process 1 of a container needs this timer: the system ignores signals for which process 1 has no handler, so the
  // signal of the worker thread does not end it.
  setTimeout(() => process.exit(code), CLEANUP_MS);
  void runCleanups().then(() => process.exit(code));
}

/** Removes our signal handlers: from now on, signals end the process at once. */
function removeHandlers(): void {
  for (const [signal, listener] of listeners) process.off(signal, listener);
}

/**
 * Installs handlers for SIGINT and SIGTERM: they run the registered cleanups, at most for a second, and exit with the
 * code that shells expect (130, 143). A second signal ends the process at once.
 *
 * Without handlers, the system ends the process at once, even if its thread is blocked by an endless loop. So this is
 * called only when there is something to clean up. Exception: process 1 of a container, whose unhandled signals the
 * system ignores.
 */
export function handleSignals(): void {
  if (isHandled) return;
  isHandled = true;
  for (const [signal, listener] of listeners) process.on(signal, listener);
}

/**
 * Runs a function that executes code of the site, which may block the process for ever. Signal handlers could not run
 * then, so they are removed until the function has finished: signals end the process at once, without cleanups.
 */
export async function withoutSignalHandlers<Result>(run: () => Promise<Result>): Promise<Result> {
  if (!isHandled || process.pid === 1) return run();
  isHandled = false;
  removeHandlers();
  try {
    return await run();
  } finally {
    handleSignals();
  }
}

/**
 * Registers a cleanup that runs if SIGINT or SIGTERM ends the process, for example to close a server or to remove an
 * unfinished folder.
 *
 * @returns a function that removes the registration
 */
export function onExit(cleanup: Cleanup): () => void {
  handleSignals();
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}
