/** Functions of a module of tasks, by name. Items and results are sent between processes as structured clones. */
export type Tasks = {readonly [name: string]: (item: never) => unknown};

export type ItemOf<Task> = Task extends (item: infer Item) => unknown ? Item : never;

export type ResultOf<Task> = Task extends (item: never) => infer Result ? Awaited<Result> : never;

/** Notes of a running task for the main process, which reads them even if the task crashes its process. */
export interface TaskNotes {
  /** A part of the task is done: its time limit starts again. */
  notePart(): void;
  /** The task waits for another item, which may be what ends the process; without a position, it does not wait anymore. */
  noteOther(position: number | undefined): void;
}

/** Export `setUp` of a module of tasks. */
export type SetUp<Input, Own extends Tasks> = (input: Input, notes: TaskNotes) => Own | Promise<Own>;

/** A module of tasks with the input of its `setUp`. A process holds one setup of each module: the last one that it was sent. */
export interface TaskSetup<Own extends Tasks> {
  /** URL. */
  readonly module: string;
  readonly input: unknown;
  /** Makes the error for a process that ended while it ran `setUp`. @param how - "ended with SIGSEGV" */
  readonly lostError: (how: string) => Error;
  /** Only a type: is never set. */
  readonly tasks?: Own;
}

/** A message to a worker process. Calls are answered one by one, in the order they were sent. */
export type WorkerCall =
  | {readonly setup: {readonly module: string; readonly input: unknown}}
  | {readonly task: {readonly module: string; readonly name: string; readonly item: unknown}};

/** An error as it was thrown, without its class. */
export interface WorkerError {
  readonly message: string;
  readonly stack?: string | undefined;
  /** Of an error of the system: "ENOSPC". */
  readonly code?: unknown;
}

/** A message from a worker process: first `ready`, then one answer for each call. */
export type WorkerAnswer =
  | {readonly ready: true}
  | {readonly result: unknown}
  | {readonly error: WorkerError};
