/**
 * Returns the result or error of `start`, but rejects earlier, with the reason of `signal`, if `signal` is aborted.
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
