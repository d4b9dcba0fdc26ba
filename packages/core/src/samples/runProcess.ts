import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as sleep} from 'node:timers/promises';
import {BoundedText} from './BoundedText.js';
import {folderSize} from './folderSize.js';
import {countTasks, killSample, type ProcessGroup, processesOf, signalGroup} from './processGroup.js';

export interface ProcessInput {
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env: {readonly [name: string]: string};
  /** Value of `SAMPLE_VARIABLE` in `env`. */
  readonly id: string;
  /** Folder whose size is limited; `cwd` is in it. */
  readonly folder: string;
  readonly limits: ProcessLimits;
  /** Called with the group of processes as soon as it exists. */
  onStart(group: ProcessGroup): void;
}

export interface ProcessLimits {
  readonly seconds: number;
  readonly folderBytes: number;
  readonly processes: number;
}

export interface ProcessResult {
  /** Limit that the process has reached, for which it was ended. */
  readonly limit: 'seconds' | 'folderBytes' | 'processes' | undefined;
  /** Exit code; `null` if a signal ended the process. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Standard output. */
  readonly stdout: BoundedText;
  /** Both outputs, in order of arrival. */
  readonly output: BoundedText;
}

/** Milliseconds between two checks of the folder and of the number of processes. */
const CHECK_MS = 100;
/** Milliseconds that a process has to end after SIGTERM. */
const GRACE_MS = 500;
/** Milliseconds for which outputs are read after the process has ended: a process that was left may keep them open. */
const DRAIN_MS = 300;
const OUTPUT_BYTES = 1500;
const STDOUT_BYTES = 64_000;

/**
 * Runs a program and ends it, with all processes that it has started, when it reaches a limit.
 *
 * It is ended for sure after `seconds`, and its output takes a fixed amount of memory. Folder and processes are checked
 * several times a second; in between, the limits of the system for a single file and for the processes of the user
 * apply (`limitedCommand`).
 */
export async function runProcess(input: ProcessInput): Promise<ProcessResult> {
  const [program, ...args] = limitedCommand(input);
  const child = spawn(program, args, {
    cwd: input.cwd,
    env: input.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  const stdout = new BoundedText(STDOUT_BYTES);
  const output = new BoundedText(OUTPUT_BYTES);
  child.stdout.on('data', (chunk: Buffer) => stdout.add(chunk));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.add(chunk));
  const ended = once(child, 'exit');
  const closed = once(child, 'close');
  closed.catch(() => {});
  if (child.pid === undefined) {
    const [error] = await once(child, 'error');
    output.add(Buffer.from(String(error)));
    return {limit: undefined, code: null, signal: null, stdout, output};
  }
  const group = {pid: child.pid, id: input.id};
  input.onStart(group);
  const limit = await watch(child, group, input);
  await ended;
  killSample(group);
  await Promise.race([closed, sleep(DRAIN_MS)]);
  child.stdout.destroy();
  child.stderr.destroy();
  const isFull = (await folderSize(input.folder, input.limits.folderBytes)) >= input.limits.folderBytes;
  return {
    limit: limit ?? (isFull ? 'folderBytes' : undefined),
    code: child.exitCode,
    signal: child.signalCode,
    stdout,
    output,
  };
}

/** Waits for the end of a process, and ends it at a limit. @returns the limit */
async function watch(
  child: ChildProcess,
  group: ProcessGroup,
  {folder, limits}: ProcessInput,
): Promise<ProcessResult['limit']> {
  const end = performance.now() + limits.seconds * 1000;
  while (isRunning(child)) {
    if (processesOf(group).length > limits.processes) {
      killSample(group);
      return 'processes';
    }
    if ((await folderSize(folder, limits.folderBytes)) >= limits.folderBytes) {
      killSample(group);
      return 'folderBytes';
    }
    const left = end - performance.now();
    if (left <= 0) {
      await endGroup(child, group);
      return 'seconds';
    }
    await waitForExit(child, Math.min(left, CHECK_MS));
  }
  return undefined;
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function endGroup(child: ChildProcess, group: ProcessGroup): Promise<void> {
  signalGroup(group, 'SIGTERM');
  await waitForExit(child, GRACE_MS);
  killSample(group);
}

/** Waits until a process has ended, but no longer than some milliseconds. */
async function waitForExit(child: ChildProcess, milliseconds: number): Promise<void> {
  if (!isRunning(child)) return;
  const controller = new AbortController();
  const {signal} = controller;
  await Promise.race([once(child, 'exit', {signal}), sleep(milliseconds, undefined, {signal})]);
  controller.abort();
}

/** Number of threads that a process has on average, with room to spare: those of Node are about ten. */
const THREADS = 16;
/** Seconds of CPU time for each second of the time limit, which ends a process if this process is killed. */
const CPU_FACTOR = 64;

/**
 * Returns the command with limits of the system: no core dumps, the size of one file, CPU time, and, for users other
 * than root, the number of processes. A shell sets them and is then replaced by the program.
 */
function limitedCommand({command, limits}: ProcessInput): readonly [string, ...string[]] {
  if (process.platform === 'win32') return command;
  const tasks = countTasks();
  const most = tasks === undefined ? undefined : tasks + limits.processes * THREADS;
  const script = [
    'ulimit -c 0',
    `ulimit -f ${Math.ceil(limits.folderBytes / 512)}`,
    `ulimit -t ${Math.ceil(limits.seconds * CPU_FACTOR)}`,
    // bash has the option -u, dash has -p.
    ...(most === undefined
      ? []
      : [
          `if (ulimit -u ${most}) 2>/dev/null; then ulimit -u ${most}; else ulimit -p ${most} 2>/dev/null; fi`,
        ]),
    'exec "$@"',
  ].join('\n');
  return ['/bin/sh', '-c', script, 'sh', ...command];
}
