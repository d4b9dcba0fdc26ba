/**
 * Settles as the promise of `start` does, or rejects with the reason of `signal` when that is aborted.
 *
 * @param start - not called if `signal` is already aborted
 */
export async function untilAborted<T>(start: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  // Removes the listener from `signal` when the promise has settled.
  const settled = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), {signal: settled.signal});
  });
  try {
    return await Promise.race([start(), aborted]);
  } finally {
    settled.abort();
  }
}
