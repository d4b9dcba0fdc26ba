import {type ChildProcess, spawn} from 'node:child_process';
import fs from 'node:fs';
import {Socket} from 'node:net';

const SHELL = '/bin/sh';

/**
 * Shell script that reads lists of process ids, one list per line, until its input ends; then kills the processes in
 * the last list. The input ends when the process that writes it ends, even by SIGKILL.
 */
const SCRIPT = 'pids=; while read -r line; do pids=$line; done; [ -z "$pids" ] || kill -9 $pids';

/**
 * Kills child processes after this process has ended, even if this process was killed by SIGKILL or the code of a child
 * hangs. One shell does this for all children. Without a shell, as on Windows, each child has a thread that watches the
 * parent (`watchParent.ts`), at the cost of 60 to 140 ms of CPU time.
 */
export class EndWithParent {
  static readonly isAvailable = process.platform !== 'win32' && fs.existsSync(SHELL);

  readonly #pids = new Set<number>();
  #shell: ChildProcess | undefined;

  add(pid: number): void {
    this.#pids.add(pid);
    this.#write();
  }

  remove(pid: number): void {
    if (this.#pids.delete(pid)) this.#write();
  }

  #write(): void {
    this.#shell ??= startShell();
    this.#shell.stdin?.write(`${[...this.#pids].join(' ')}\n`);
  }
}

function startShell(): ChildProcess {
  const shell = spawn(SHELL, ['-c', SCRIPT], {
    // Detached: otherwise Ctrl-C in a terminal would end the shell before it can kill the children.
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Errors are ignored: without the shell, children still end by themselves unless their code hangs.
  shell.on('error', () => {});
  shell.stdin?.on('error', () => {});
  shell.unref();
  if (shell.stdin instanceof Socket) shell.stdin.unref();
  return shell;
}

/** The one instance of this process: all its child processes share the shell. */
export const endWithParent = new EndWithParent();
