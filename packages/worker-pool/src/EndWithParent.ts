import {type ChildProcess, spawn} from 'node:child_process';
import fs from 'node:fs';
import type {Socket} from 'node:net';

const SHELL = '/bin/sh';

/**
 * Reads lists of process ids, one list a line; the last one counts. The input ends when the process that writes it ends, even by SIGKILL.
 */
const SCRIPT = 'pids=; while read -r line; do pids=$line; done; [ -z "$pids" ] || kill -9 $pids';

/**
 * Ends child processes after this process has ended, even if it was killed and their own code hangs. One shell does so for all of them.
 * Where there is no shell, as on Windows, each child watches its parent in a thread (`watchParent.ts`), which takes 60 to 140 ms of CPU.
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
    // In a session of its own: Ctrl-C in a terminal would end it together with this process, before its children.
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without it, children still end by themselves unless their code hangs.
  shell.on('error', () => {});
  shell.stdin?.on('error', () => {});
  shell.unref();
  (shell.stdin as Socket | null)?.unref();
  return shell;
}

/** All worker processes share one shell. */
export const endWithParent = new EndWithParent();
