/**
 * Settles as the promise of `start` does, or rejects with the reason of `signal` when that is aborted.
 *
 * @param start - not called if `signal` is already aborted
 */
export async function untilAborted<T>(start: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let stop = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, {once: true});
    stop = () => signal.removeEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([start(), aborted]);
  } finally {
    stop();
  }
}
