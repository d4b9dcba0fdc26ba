import {untilAborted} from '../../untilAborted.js';

/** How long a visitor waits for a hosted engine before the box reports a failure. */
const SEARCH_TIMEOUT = 10_000;

interface Deadline {
  readonly signal: AbortSignal;
  /** For the message: "Algolia". */
  readonly service: string;
  readonly milliseconds?: number;
}

/** Settles as `start` does, or rejects once `signal` is aborted or the time is over. */
export async function withDeadline<T>(
  start: () => Promise<T>,
  {signal, service, milliseconds = SEARCH_TIMEOUT}: Deadline,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const text = `${service} did not answer within ${milliseconds / 1000} seconds.`;
    timer = setTimeout(() => reject(new Error(text)), milliseconds);
  });
  try {
    return await untilAborted(() => Promise.race([start(), late]), signal);
  } finally {
    clearTimeout(timer);
  }
}
