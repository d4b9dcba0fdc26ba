import fs from 'node:fs';
import os from 'node:os';

/** Milliseconds in one unit of time in `/proc/<pid>/stat`, on all architectures that Node supports. */
const MS_PER_TICK = 10;
const STATE = 0;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

interface ProcessStat {
  /** "R" (runs, or waits for a CPU core), "S" (sleeps), "T" (stopped), … */
  readonly state: string;
  readonly cpuMs: number;
}

/**
 * Reads the state of a process.
 *
 * @returns `undefined` without `/proc`, as on macOS and Windows, or if the process has ended
 */
function readStat(pid: number): ProcessStat | undefined {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
    // Fields before the last ")" are skipped: the name of the process, in parentheses, may contain spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
    return {state: fields[STATE] ?? '', cpuMs: ticks * MS_PER_TICK};
  } catch {
    return undefined;
  }
}

/**
 * Measures the time of a process that counts for its time limits. On a busy machine, this is less than the elapsed
 * time.
 */
export class ProcessClock {
  readonly #pid: number | undefined;
  #cpuMs: number | undefined;

  constructor(pid: number | undefined) {
    this.#pid = pid;
  }

  /**
   * Returns the milliseconds since the last call that count for the time limit of a task.
   *
   * @param wallMs - elapsed milliseconds since the last call
   * @returns CPU time of a process that runs or is stopped; `wallMs` for a process that waits, and in the first call.
   *   Without `/proc`, `wallMs` divided by the load of the system per CPU core.
   */
  measure(wallMs: number): number {
    const stat = this.#pid === undefined ? undefined : readStat(this.#pid);
    if (!stat) return wallMs / Math.max(1, (os.loadavg()[0] ?? 0) / os.availableParallelism());
    const before = this.#cpuMs;
    this.#cpuMs = stat.cpuMs;
    if (before === undefined || !'RT'.includes(stat.state)) return wallMs;
    return Math.min(wallMs, stat.cpuMs - before);
  }
}
