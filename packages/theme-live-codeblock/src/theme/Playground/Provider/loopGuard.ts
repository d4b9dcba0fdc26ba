/** Milliseconds that loops may take in one task of the browser. For that time, the browser is blocked. */
const LIMIT = 1000;

/**
 * Maximum number of milliseconds that count for one iteration: a longer pause may be caused by a dialog or a debugger.
 */
const LONGEST_ROUND = 100;

/** Maximum number of iterations between two readings of the clock: reading it takes longer than a quick iteration. */
const MAX_SKIPPED = 100;

/** Iterations are quick if less than this number of milliseconds passes between two readings of the clock. */
const QUICK = 1;

/** Functions whose calls `guardLoops` inserts into live code. `program`: number of the compiled version of the code. */
export interface LoopChecks {
  /**
   * Called in each iteration of a loop.
   *
   * @throws if the loops take too long, and from then on in all loops of this version of the code and of older versions
   */
  check(program: number): true;
  /** Returns the same items, with a check before each item. */
  each<T>(program: number, items: Iterable<T>): Iterable<T>;
  eachAsync<T>(program: number, items: AsyncIterable<T> | Iterable<T>): AsyncIterable<T>;
}

export interface LoopGuard {
  readonly checks: LoopChecks;
  /** @returns the number of the next version of the code, one higher than the number that the previous call returned */
  nextProgram(): number;
  /** Calls the listener in a later task when a loop has been stopped. @returns function that removes the listener */
  onStop(listener: (error: Error) => void): () => void;
}

export interface LoopClock {
  /** Current time in milliseconds. Only differences between two times are used. */
  now(): number;
  /** Calls back once the current task, with all its microtasks, is over. */
  afterTask(callback: () => void): void;
}

const BROWSER_CLOCK: LoopClock = {
  now: () => performance.now(),
  afterTask: (callback) => setTimeout(callback),
};

/** Measures the time that the current task of the browser has spent in loops. */
class TaskTime {
  readonly #clock: LoopClock;
  #spent = 0;
  #last: number | undefined;
  #skip = 0;
  #skipped = 0;

  constructor(clock: LoopClock) {
    this.#clock = clock;
  }

  /**
   * Counts an iteration of a loop.
   *
   * @returns milliseconds that loops have taken in this task; a pause between two iterations counts as at most
   * `LONGEST_ROUND`
   */
  count(): number {
    if (this.#skipped < this.#skip) this.#skipped += 1;
    else this.#read();
    return this.#spent;
  }

  #read(): void {
    const now = this.#clock.now();
    const passed = now - (this.#last ?? now);
    if (this.#last === undefined) this.#clock.afterTask(() => this.#reset());
    this.#spent += Math.min(passed, LONGEST_ROUND);
    this.#last = now;
    this.#skipped = 0;
    this.#skip = passed < QUICK ? Math.min(this.#skip * 2 + 1, MAX_SKIPPED) : 0;
  }

  #reset(): void {
    this.#spent = 0;
    this.#last = undefined;
    this.#skip = 0;
  }
}

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Creates the checks that stop a loop if it blocks the browser. Loops that wait for timers or the network may run for
 * ever.
 */
export function createLoopGuard(clock: LoopClock = BROWSER_CLOCK): LoopGuard {
  const time = new TaskTime(clock);
  const listeners = new Set<(error: Error) => void>();
  let lastProgram = 0;
  let stoppedProgram = 0;

  const stop = (program: number): Error => {
    const error = new Error(`A loop was stopped because it took longer than ${LIMIT / 1000} s.`);
    if (program > stoppedProgram) {
      stoppedProgram = program;
      clock.afterTask(() => {
        for (const listener of listeners) listener(error);
      });
    }
    return error;
  };
  const check = (program: number): true => {
    if (program <= stoppedProgram || time.count() > LIMIT) throw stop(program);
    return true;
  };
  const checks: LoopChecks = {
    check,
    *each(program, items) {
      for (const item of items) {
        check(program);
        yield item;
      }
    },
    async *eachAsync(program, items) {
      for await (const item of items) {
        check(program);
        yield item;
      }
    },
  };
  const onStop = (listener: (error: Error) => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const nextProgram = () => {
    lastProgram += 1;
    return lastProgram;
  };
  return {checks, nextProgram, onStop};
}
