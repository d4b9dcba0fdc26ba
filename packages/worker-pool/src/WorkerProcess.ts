import {type ChildProcess, fork} from 'node:child_process';
import {EndWithParent, endWithParent} from './EndWithParent.js';
import {ProcessClock} from './ProcessClock.js';
import {ProgressFile} from './ProgressFile.js';
import type {TaskSetup, Tasks, WorkerAnswer, WorkerCall} from './tasks.js';

/** Reason why a task has no result: its process crashed, or was killed at the time limit. */
export interface LostTask {
  readonly reason: 'crash' | 'timeout';
  /**
   * True if the task was suspended at an `await` when the process ended: code of another item was running, or the task
   * waited too long.
   */
  readonly isWaiting?: boolean;
  /**
   * Position, from 0, of another item that the process had begun while the task waited; see
   * `ProgressReporter.reportOther`.
   */
  readonly other?: number;
  /** Signal or exit code: "SIGSEGV", "code 1". */
  readonly status: string;
  /** Last characters that the process printed to stderr while it worked on the task. */
  readonly printed: string;
}

/** State of one call of `WorkerPool.run`. */
export interface Run {
  /** Number of tasks of the run that were lost while they awaited something. */
  waited: number;
}

/** A task, with the functions that settle its promise. */
export interface Job {
  readonly setup: TaskSetup<Tasks>;
  /** Name of the function, one of the functions that `setUp` of the module returned. */
  readonly task: string;
  /** Argument of the task, or a function that makes it. */
  readonly item: unknown;
  /** Maximum milliseconds for the task, measured by `ProcessClock`. */
  readonly limitMs: number;
  /** True if the task runs before all queued tasks, see `RunInput`. */
  readonly isUrgent: boolean;
  /** Number of processes that have ended while they worked on the task. */
  crashes: number;
  readonly run: Run;
  resolve(end: {readonly result: unknown} | {readonly lost: LostTask} | {readonly isSkipped: true}): void;
  reject(error: Error): void;
}

/**
 * A call (setup or task) that was sent to a process. A setup has no `job`: if it fails, the tasks that need it fail.
 */
interface Sent {
  readonly setup: TaskSetup<Tasks>;
  readonly job?: Job;
}

/** Cause of the end of a process (the fields of `LostTask`), and the calls that have no answer. */
export interface ProcessEnd extends LostTask {
  /** True if the process had sent its first answer, `ready`. If not, its tasks are rejected and not tried again. */
  readonly wasReady: boolean;
  /** Call that the process worked on; `undefined` if it was idle. */
  readonly current: Sent | undefined;
  /** Other tasks that were sent to the process and have no answer. */
  readonly waiting: readonly Job[];
}

/** Arguments for the start of a process. */
interface WorkerStart {
  readonly entry: URL;
  readonly execArgv: readonly string[];
  /** URL of the module of the first setup. The process loads this module at its start. */
  readonly module: string;
}

interface WorkerEvents {
  onEnd(end: ProcessEnd): void;
  onFree(): void;
}

/** Maximum milliseconds for `setUp` of a module. */
export const SETUP_LIMIT_MS = 60_000;
/** If the heartbeat timer of a process has not fired for this number of milliseconds, it runs synchronous code. */
const BUSY_MS = 3000;
const PRINTED_CHARACTERS = 2000;
const MAX_HELD_CHARACTERS = 100_000;

/** A child process of the pool. It runs calls one at a time, in the order in which they were sent. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #onEnd: (end: ProcessEnd) => void;
  readonly #onFree: () => void;
  readonly #sent: Sent[] = [];
  readonly #setups = new Map<string, TaskSetup<Tasks>>();
  readonly #progress = new ProgressFile();
  readonly #clock: ProcessClock;
  #answered = 0;
  #begun = 0;
  #parts = 0;
  #heartbeats = 0;
  #currentMs = 0;
  /** Value of `#currentMs` when the heartbeat timer of the process last fired. */
  #freeAtMs = Number.NEGATIVE_INFINITY;
  #printed = '';
  #isReady = false;
  #isTimedOut = false;

  constructor({entry, execArgv, module}: WorkerStart, {onEnd, onFree}: WorkerEvents) {
    this.#onEnd = onEnd;
    this.#onFree = onFree;
    const watch = EndWithParent.isAvailable ? [] : ['watch-parent'];
    this.#child = fork(entry, [module, ...watch], {
      serialization: 'advanced',
      // Without this, `fork` passes the Node options of this process to the child. NODE_OPTIONS still applies to both.
      execArgv: [...execArgv],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc', this.#progress.fd ?? 'ignore'],
    });
    this.#clock = new ProcessClock(this.#child.pid);
    this.#child.on('message', (answers) => {
      this.#currentMs = 0;
      for (const answer of answers as readonly WorkerAnswer[]) this.#receive(answer);
      this.#onFree();
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#printed += text;
      if (this.#printed.length > MAX_HELD_CHARACTERS) this.#print();
    });
    this.#child.on('error', (error) => {
      // Without a pid, the start failed. Other errors concern messages to a process that is ending; `onEnd` receives
      // the tasks in these messages.
      if (this.#child.pid === undefined) this.#end(error.message);
    });
    const {pid} = this.#child;
    if (pid !== undefined && EndWithParent.isAvailable) {
      endWithParent.add(pid);
      this.#child.once('exit', () => endWithParent.remove(pid));
    }
    const status = new Promise<string>((resolve) => {
      // The event "close" is emitted once all output of the process has been read.
      this.#child.once('close', (code, signal) => resolve(signal ?? `code ${code}`));
    });
    // Answers that were sent before the end may arrive after "close", but never after "disconnect".
    this.#child.once('disconnect', () => void status.then((text) => this.#end(text)));
  }

  /** Number of calls that were sent and have no answer, including the current one. */
  get load(): number {
    return this.#sent.length;
  }

  /**
   * Milliseconds since the process began the current call, or the current part of it (`ProgressReporter.reportPart`).
   */
  get currentMs(): number {
    return this.#currentMs;
  }

  /** Sends a setup, unless the process has it already. */
  prepare(setup: TaskSetup<Tasks>): void {
    this.#send(this.#setupCalls(setup));
  }

  post(jobs: readonly Job[]): void {
    this.#send(
      jobs.flatMap((job) => {
        const calls = this.#setupCalls(job.setup);
        this.#sent.push({setup: job.setup, job});
        const {setup, task: name, item} = job;
        const task = {module: setup.module, name, item: typeof item === 'function' ? item() : item};
        return [...calls, {task}];
      }),
    );
  }

  #setupCalls(setup: TaskSetup<Tasks>): WorkerCall[] {
    const {module, input} = setup;
    if (this.#setups.get(module) === setup) return [];
    this.#setups.set(module, setup);
    this.#sent.push({setup});
    return [{setup: {module, input}}];
  }

  #send(calls: readonly WorkerCall[]): void {
    if (calls.length > 0 && this.#child.connected) this.#child.send(calls, () => {});
  }

  #receive(answer: WorkerAnswer): void {
    if ('ready' in answer) {
      this.#isReady = true;
      return;
    }
    const sent = this.#sent.shift();
    this.#answered += 1;
    this.#print();
    if ('error' in answer) {
      const {message, ...rest} = answer.error;
      if (sent?.job) sent.job.reject(Object.assign(new Error(message), rest));
      // A setup that failed is sent again with the next task.
      else if (sent && this.#setups.get(sent.setup.module) === sent.setup)
        this.#setups.delete(sent.setup.module);
    } else sent?.job?.resolve({result: answer.result});
  }

  /**
   * Index in `#sent` of the current call. May be above 0: calls before it are done, but the process collects their
   * answers before it sends them.
   */
  get #currentIndex(): number {
    return Math.max(0, Math.min(this.#begun - this.#answered, this.#sent.length) - 1);
  }

  #print(): void {
    if (this.#printed !== '') process.stderr.write(this.#printed);
    this.#printed = '';
  }

  /** Adds to the time of the current call. Kills the process if this time exceeds the time limit. */
  tick(milliseconds: number): void {
    const {begun, parts, heartbeats} = this.#progress.read();
    if (begun !== this.#begun || parts !== this.#parts) {
      this.#currentMs = 0;
      this.#freeAtMs = Number.NEGATIVE_INFINITY;
    } else if (heartbeats !== this.#heartbeats) this.#freeAtMs = this.#currentMs;
    this.#begun = begun;
    this.#parts = parts;
    this.#heartbeats = heartbeats;
    const current = this.#sent[this.#currentIndex];
    if (!current || !this.#isReady) return;
    this.#currentMs += this.#clock.measure(milliseconds);
    if (this.#currentMs <= (current.job?.limitMs ?? SETUP_LIMIT_MS)) return;
    this.#isTimedOut = true;
    this.kill();
  }

  #end(status: string): void {
    const {begun, other} = this.#progress.read();
    this.#begun = begun;
    this.#progress.close();
    const at = this.#currentIndex;
    const waiting = this.#sent.splice(0);
    const [current] = waiting.splice(at, 1);
    // The output is printed only if no call was running; otherwise it becomes part of the error of the task.
    if (!current) this.#print();
    const isIdle = this.#isTimedOut && this.#currentMs - this.#freeAtMs < BUSY_MS;
    this.#onEnd({
      reason: this.#isTimedOut ? 'timeout' : 'crash',
      isWaiting: isIdle || other > 0,
      ...(!isIdle && other > 0 && {other: other - 1}),
      status,
      printed: this.#printed.slice(-PRINTED_CHARACTERS),
      wasReady: this.#isReady,
      current,
      waiting: waiting.flatMap(({job}) => job ?? []),
    });
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}
