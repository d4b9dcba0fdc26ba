type Cleanup = () => void | Promise<void>;

const SIGNAL_CODES = {SIGINT: 130, SIGTERM: 143} as const;

const cleanups = new Set<Cleanup>();
let isHandled = false;
let isEnding = false;

async function runCleanups(): Promise<void> {
  const pending = [...cleanups];
  cleanups.clear();
  await Promise.allSettled(pending.map(async (cleanup) => cleanup()));
}

/**
 * Ends the process on SIGINT and SIGTERM, with the code that shells expect, after the registered cleanups.
 * A second signal does not wait for them.
 *
 * Without this the system ends the process at once, even in the middle of a loop that has no end. So it is called only when
 * there is something to clean up. Process 1 of a container is the exception: there the system ignores unhandled signals.
 */
export function handleSignals(): void {
  if (isHandled) return;
  isHandled = true;
  for (const [signal, code] of Object.entries(SIGNAL_CODES)) {
    process.on(signal, () => {
      if (isEnding) process.exit(code);
      isEnding = true;
      void runCleanups().then(() => process.exit(code));
    });
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
