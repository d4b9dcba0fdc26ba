import fs from 'node:fs';
import os from 'node:os';

/** The unit of times in `/proc/<pid>/stat`, on all architectures that Node supports. */
const MS_PER_TICK = 10;
const STATE = 0;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

interface ProcessStat {
  /** "R" (runs, or waits for a processor), "S" (sleeps), "T" (stopped), … */
  readonly state: string;
  readonly cpuMs: number;
}

/** @returns `undefined` where the system has no such file, as macOS and Windows, or the process has ended */
function readStat(pid: number): ProcessStat | undefined {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the process, in parentheses, may hold spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
    return {state: fields[STATE] ?? '', cpuMs: ticks * MS_PER_TICK};
  } catch {
    return undefined;
  }
}

/** Measures the time that a process had for its work: on a busy machine that is less than the time that passes. */
export class ProcessClock {
  readonly #pid: number | undefined;
  #cpuMs: number | undefined;

  constructor(pid: number | undefined) {
    this.#pid = pid;
  }

  /**
   * @param wallMs - time since the last call
   * @returns CPU time of a process that works or was stopped, `wallMs` for one that waits. Without `/proc`, `wallMs` divided by
   *   the number of processes for each processor.
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
