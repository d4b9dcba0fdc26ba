import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

/** Environment variable with the id of the sample, by which its processes are found. */
export const SAMPLE_VARIABLE = 'LECTERN_SAMPLE';

/** The processes of a sample. */
export interface ProcessGroup {
  /** Id of the first process, which is that of the group, too. */
  readonly pid: number;
  /** Value of `SAMPLE_VARIABLE`. */
  readonly id: string;
}

/** Sends a signal to all processes of the group. On Windows, ends the process and those that it has started. */
export function signalGroup({pid}: ProcessGroup, signal: NodeJS.Signals): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/PID', String(pid), '/T', '/F'], {stdio: 'ignore', windowsHide: true});
    return;
  }
  signalProcess(-pid, signal);
}

/** Kills all processes of a sample; on Linux, also those that have left the group. */
export function killSample(group: ProcessGroup): void {
  signalGroup(group, 'SIGKILL');
  for (const pid of processesOf(group)) signalProcess(pid, 'SIGKILL');
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended.
  }
}

/** Ids of the processes of a sample that are running. Empty on other systems than Linux, which have no `/proc`. */
export function processesOf({pid, id}: ProcessGroup): number[] {
  if (process.platform !== 'linux') return [];
  // Entries end with a NUL character, so the id is compared as a whole.
  const mark = `${SAMPLE_VARIABLE}=${id}\0`;
  return runningProcesses().filter((one) => isInGroup(one, pid) || readProc(one, 'environ').includes(mark));
}

function runningProcesses(): number[] {
  try {
    return fs.readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** Reads a file about a process; empty for a process that has ended, or that belongs to another user. */
function readProc(pid: number, name: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}

/** The fields after the name of the program are its state, its parent and its group: "12 (node) S 1 12". */
function isInGroup(pid: number, group: number): boolean {
  const stat = readProc(pid, 'stat');
  const [state, , ofGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state !== 'Z' && Number(ofGroup) === group;
}

/** Number of processes and threads of this user, as the limit for processes counts them; `undefined` if unknown. */
export function countTasks(): number | undefined {
  const user = process.getuid?.();
  if (process.platform !== 'linux' || user === undefined) return undefined;
  let count = 0;
  for (const pid of runningProcesses()) {
    const status = readProc(pid, 'status');
    if (Number(/^Uid:\s+(\d+)/m.exec(status)?.[1] ?? -1) === user)
      count += Number(/^Threads:\s+(\d+)/m.exec(status)?.[1] ?? 1);
  }
  return count;
}
