import {type ChildProcess, fork} from 'node:child_process';
import {EndWithParent, endWithParent} from './EndWithParent.js';
import {PlaceFile} from './PlaceFile.js';
import {ProcessClock} from './ProcessClock.js';
import type {TaskSetup, Tasks, WorkerAnswer, WorkerCall} from './tasks.js';

/** Why a task has no result: the process that worked on it was ended or ended by itself. */
export interface LostTask {
  readonly reason: 'crash' | 'timeout';
  /** It ended while the task awaited something, and no code of it ran. */
  readonly isWaiting?: boolean;
  /** Position of another item, which the process worked on while the task waited for it; see `TaskNotes.noteOther`. */
  readonly other?: number;
  /** Signal or exit code: "SIGSEGV", "code 1". */
  readonly status: string;
  /** The end of what the process printed while it worked on the task. */
  readonly printed: string;
}

/** Tasks of one call of `WorkerPool.run`. */
export interface Run {
  /** Number of its tasks that were lost while they awaited something. */
  waited: number;
}

/** A task, and who waits for it. */
export interface Job {
  readonly setup: TaskSetup<Tasks>;
  /** Name of the function. */
  readonly task: string;
  /** A function makes the item. */
  readonly item: unknown;
  /** Time that the task may take, in milliseconds, as `ProcessClock` measures it. */
  readonly limitMs: number;
  /** Processes that have ended while they had the task in hand. */
  crashes: number;
  readonly run: Run;
  resolve(end: {readonly result: unknown} | {readonly lost: LostTask} | {readonly isSkipped: true}): void;
  reject(error: Error): void;
}

/** A setup has no job: a failure of it is a failure of the tasks that follow. */
interface Sent {
  readonly setup: TaskSetup<Tasks>;
  readonly job?: Job;
}

/** How a process ended. */
export interface ProcessEnd extends LostTask {
  /** It had begun to work. */
  readonly wasReady: boolean;
  /** Task of the process; `undefined` if it was idle. */
  readonly inHand: Sent | undefined;
  /** Other tasks that it has not answered. */
  readonly waiting: readonly Job[];
}

/** How a process is started. */
interface WorkerStart {
  readonly entry: URL;
  readonly execArgv: readonly string[];
  /** Module of its first setup. */
  readonly module: string;
}

interface WorkerEvents {
  onEnd(end: ProcessEnd): void;
  onFree(): void;
}

/** Time that `setUp` of a module may take. */
export const SETUP_LIMIT_MS = 60_000;
/** A process in which no timer has fired for this long is running synchronous code. */
const BUSY_MS = 3000;
const PRINTED_CHARACTERS = 2000;
const MAX_HELD_CHARACTERS = 100_000;

/** One child process. It works on what it is sent in that order, one at a time. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #onEnd: (end: ProcessEnd) => void;
  readonly #onFree: () => void;
  readonly #sent: Sent[] = [];
  readonly #setups = new Map<string, TaskSetup<Tasks>>();
  readonly #place = new PlaceFile();
  readonly #clock: ProcessClock;
  #answered = 0;
  #begun = 0;
  #parts = 0;
  #turns = 0;
  #inHandMs = 0;
  /** `#inHandMs` when a timer of the process last fired. */
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
      // NODE_OPTIONS holds for both processes.
      execArgv: [...execArgv],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc', this.#place.fd ?? 'ignore'],
    });
    this.#clock = new ProcessClock(this.#child.pid);
    this.#child.on('message', (answers) => {
      this.#inHandMs = 0;
      for (const answer of answers as readonly WorkerAnswer[]) this.#receive(answer);
      this.#onFree();
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#printed += text;
      if (this.#printed.length > MAX_HELD_CHARACTERS) this.#print();
    });
    this.#child.on('error', (error) => {
      // Other errors are those of sending to a process that is ending, which `onEnd` gives back.
      if (this.#child.pid === undefined) this.#end(error.message);
    });
    const {pid} = this.#child;
    if (pid !== undefined && EndWithParent.isAvailable) {
      endWithParent.add(pid);
      this.#child.once('exit', () => endWithParent.remove(pid));
    }
    const status = new Promise<string>((resolve) => {
      // Comes once all that the process printed has been read.
      this.#child.once('close', (code, signal) => resolve(signal ?? `code ${code}`));
    });
    // Answers that were sent before the end may come after "close", and never after "disconnect".
    this.#child.once('disconnect', () => void status.then((text) => this.#end(text)));
  }

  /** How many tasks it has in hand or waiting. */
  get load(): number {
    return this.#sent.length;
  }

  /** Milliseconds since it began with what it has in hand, or with the part of it that it works on. */
  get inHandMs(): number {
    return this.#inHandMs;
  }

  /** Sends a setup, unless the process has it. */
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
      // It is loaded again for the next task.
      else if (sent && this.#setups.get(sent.setup.module) === sent.setup)
        this.#setups.delete(sent.setup.module);
    } else sent?.job?.resolve({result: answer.result});
  }

  /** Answers are held back for a moment: of what was sent, the process may be past the first ones. */
  get #inHand(): number {
    return Math.max(0, Math.min(this.#begun - this.#answered, this.#sent.length) - 1);
  }

  #print(): void {
    if (this.#printed !== '') process.stderr.write(this.#printed);
    this.#printed = '';
  }

  /** Counts time, and ends the process when what it has in hand takes too long. */
  tick(milliseconds: number): void {
    const {begun, parts, turns} = this.#place.read();
    if (begun !== this.#begun || parts !== this.#parts) {
      this.#inHandMs = 0;
      this.#freeAtMs = Number.NEGATIVE_INFINITY;
    } else if (turns !== this.#turns) this.#freeAtMs = this.#inHandMs;
    this.#begun = begun;
    this.#parts = parts;
    this.#turns = turns;
    const inHand = this.#sent[this.#inHand];
    if (!inHand || !this.#isReady) return;
    this.#inHandMs += this.#clock.measure(milliseconds);
    if (this.#inHandMs <= (inHand.job?.limitMs ?? SETUP_LIMIT_MS)) return;
    this.#isTimedOut = true;
    this.kill();
  }

  #end(status: string): void {
    const {begun, other} = this.#place.read();
    this.#begun = begun;
    this.#place.close();
    const at = this.#inHand;
    const waiting = this.#sent.splice(0);
    const [inHand] = waiting.splice(at, 1);
    // Output of a task is part of its error.
    if (!inHand) this.#print();
    const isIdle = this.#isTimedOut && this.#inHandMs - this.#freeAtMs < BUSY_MS;
    this.#onEnd({
      reason: this.#isTimedOut ? 'timeout' : 'crash',
      isWaiting: isIdle || other > 0,
      ...(!isIdle && other > 0 && {other: other - 1}),
      status,
      printed: this.#printed.slice(-PRINTED_CHARACTERS),
      wasReady: this.#isReady,
      inHand,
      waiting: waiting.flatMap(({job}) => job ?? []),
    });
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}
