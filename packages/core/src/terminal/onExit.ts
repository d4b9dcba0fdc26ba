import {Worker} from 'node:worker_threads';

type Cleanup = () => void | Promise<void>;

const SIGNAL_CODES = {SIGINT: 130, SIGTERM: 143} as const;

/** Milliseconds that cleanups may take. */
const CLEANUP_MS = 1000;

/** Milliseconds for a process that is busy when the time is over. */
const BUSY_MS = 400;

/** Runs in a thread of its own. Signals have no handlers any more by then. */
const TIME_LIMIT = `
const {workerData: {signal, milliseconds}} = require('node:worker_threads');
setTimeout(() => process.kill(process.pid, signal), milliseconds);
`;

const cleanups = new Set<Cleanup>();
const listeners = Object.entries(SIGNAL_CODES).map(
  ([signal, code]) => [signal, () => end(signal, code)] as const,
);
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
  // Process 1 of a container is not ended by a signal without a handler.
  setTimeout(() => process.exit(code), CLEANUP_MS);
  void runCleanups().then(() => process.exit(code));
}

/** From now on, signals end the process at once. */
function removeHandlers(): void {
  for (const [signal, listener] of listeners) process.off(signal, listener);
}

/**
 * Ends the process on SIGINT and SIGTERM, with the code that shells expect, after the registered cleanups, but for those that take
 * too long. A second signal ends it at once.
 *
 * Without this the system ends the process at once, even in the middle of a loop that has no end. So it is called only when
 * there is something to clean up. Process 1 of a container is the exception: there the system ignores unhandled signals.
 */
export function handleSignals(): void {
  if (isHandled) return;
  isHandled = true;
  for (const [signal, listener] of listeners) process.on(signal, listener);
}

/**
 * Runs code of the site, which may block the process for ever: until it has ended, signals end the process at once, without
 * cleanups.
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
 * Registers what has to happen before the process ends by a signal: servers closed, half-written folders removed.
 *
 * @returns takes the registration back.
 */
export function onExit(cleanup: Cleanup): () => void {
  handleSignals();
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}
