/** How long a visitor waits for a hosted engine before the box reports a failure. */
export const SEARCH_TIMEOUT = 10_000;

/**
 * Settles as `start` does, or rejects once `signal` is aborted or the time is over.
 *
 * @param start - not called if `signal` is aborted already
 * @param service - for the message: "Algolia"
 */
export async function withDeadline<T>(
  start: () => Promise<T>,
  {
    signal,
    service,
    milliseconds = SEARCH_TIMEOUT,
  }: {signal: AbortSignal; service: string; milliseconds?: number},
): Promise<T> {
  signal.throwIfAborted();
  let stop = (): void => {};
  const ended = new Promise<never>((_, reject) => {
    const onAbort = () => reject(signal.reason);
    const timer = setTimeout(
      () => reject(new Error(`${service} did not answer within ${milliseconds / 1000} seconds.`)),
      milliseconds,
    );
    signal.addEventListener('abort', onAbort, {once: true});
    stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };
  });
  try {
    return await Promise.race([start(), ended]);
  } finally {
    stop();
  }
}
