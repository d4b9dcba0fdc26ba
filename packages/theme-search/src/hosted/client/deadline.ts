import {untilAborted} from '../../untilAborted.js';

/** Milliseconds to wait for a hosted search engine before the search fails. */
const SEARCH_TIMEOUT = 10_000;

interface Deadline {
  readonly signal: AbortSignal;
  /** Name of the service in the error message: "Algolia". */
  readonly service: string;
  readonly milliseconds?: number;
}

/** Returns the result or error of `start`, but rejects earlier if `signal` is aborted or the time is over. */
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
