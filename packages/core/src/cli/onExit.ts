type Cleanup = () => void | Promise<void>;

const SIGNAL_CODES = {SIGINT: 130, SIGTERM: 143} as const;

const cleanups = new Set<Cleanup>();

/**
 * Registers what has to happen before the process ends by a signal: servers closed, half-written folders removed.
 *
 * @returns takes the registration back.
 */
export function onExit(cleanup: Cleanup): () => void {
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

async function runCleanups(): Promise<void> {
  const pending = [...cleanups];
  cleanups.clear();
  await Promise.allSettled(pending.map(async (cleanup) => cleanup()));
}

/**
 * Ends the process on SIGINT and SIGTERM, with the code that shells expect, after the registered cleanups.
 * A second signal does not wait for them.
 *
 * @param exit - `process.exit`
 */
export function handleSignals(exit: (code: number) => void): void {
  let ending = false;
  for (const [signal, code] of Object.entries(SIGNAL_CODES)) {
    process.on(signal, () => {
      if (ending) return exit(code);
      ending = true;
      void runCleanups().then(() => exit(code));
    });
  }
}
