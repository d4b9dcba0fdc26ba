/**
 * Functions of a module that a process runs: name → function. Items and results are sent between processes as
 * structured clones.
 */
export type Tasks = {readonly [name: string]: (item: never) => unknown};

export type ItemOf<Task> = Task extends (item: infer Item) => unknown ? Item : never;

export type ResultOf<Task> = Task extends (item: never) => infer Result ? Awaited<Result> : never;

/**
 * Functions by which a task reports its progress. The main process can read the reports even if the task crashes its
 * process.
 */
export interface ProgressReporter {
  /** Reports that a part of the task is done: the time limit starts again. */
  reportPart(): void;
  /**
   * Reports that the task has begun another item in advance, while it waits for something (the code of a plugin, for
   * example). If the process then crashes or hangs, that item may be the cause.
   *
   * @param position - position of that item, from 0; `undefined` when the task does not wait any more
   */
  reportOther(position: number | undefined): void;
}

/** Type of `setUp`, which each module with tasks exports: receives the input of the setup, and returns the tasks. */
export type SetUp<Input, Own extends Tasks> = (
  input: Input,
  reporter: ProgressReporter,
) => Own | Promise<Own>;

/**
 * A module with tasks, and the input of its `setUp`. A process has one setup of each module: the last one that was sent
 * to it.
 */
export interface TaskSetup<Own extends Tasks> {
  /** URL of the module. */
  readonly module: string;
  readonly input: unknown;
  /**
   * Makes the error for a process that ended while it ran `setUp`.
   *
   * @param how - end of the message, which describes how the process ended: "ended with SIGSEGV"
   */
  readonly lostError: (how: string) => Error;
  /** Never set: only gives TypeScript the types of the tasks. */
  readonly tasks?: Own;
}

/** A call in a message to a worker process. Calls are answered in the order in which they were sent. */
export type WorkerCall =
  | {readonly setup: {readonly module: string; readonly input: unknown}}
  | {readonly task: {readonly module: string; readonly name: string; readonly item: unknown}};

/** Error of a call as plain data, since the class of an error cannot be sent to another process. */
export interface WorkerError {
  readonly message: string;
  readonly stack?: string | undefined;
  /** Code of a system error: "ENOSPC". */
  readonly code?: unknown;
}

/** An answer in a message from a worker process: first `ready`, then one for each call. */
export type WorkerAnswer =
  | {readonly ready: true}
  | {readonly result: unknown}
  | {readonly error: WorkerError};
