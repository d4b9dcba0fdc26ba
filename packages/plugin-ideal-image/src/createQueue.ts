/**
 * Creates a queue that runs at most `limit` tasks at once, in the order of the calls.
 *
 * @returns a function that queues a task and returns a promise of its result
 */
export function createQueue(limit: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
