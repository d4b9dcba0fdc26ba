import {spawn} from 'node:child_process';
import {endWithParent} from '@lectern/worker-pool';

interface RunInput {
  /** Arguments of node: a script and its arguments. */
  readonly args: readonly string[];
  /** Absolute path of the folder in which the command runs. */
  readonly cwd: string;
  /** Ends the command when it is aborted. */
  readonly signal?: AbortSignal | undefined;
  readonly limitMs?: number | undefined;
}

/** End of a command. Signals are the code that shells use, such as 143. */
export type CommandEnd =
  | {readonly kind: 'exit'; readonly code: number}
  | {readonly kind: 'limit'}
  | {readonly kind: 'aborted'};

/** Exit codes of commands that people or systems end by SIGINT and SIGTERM. */
const ENDED_BY_USER: ReadonlySet<number> = new Set([130, 143]);
const SIGNAL_CODES: {readonly [signal: string]: number} = {SIGINT: 130, SIGTERM: 143, SIGKILL: 137};

/**
 * Runs a command in a process that prints to the output of this process, and that ends when this process ends, even by
 * SIGKILL.
 *
 * @throws an error of the system if the process cannot start
 */
export function runSite({args, cwd, signal, limitMs}: RunInput): Promise<CommandEnd> {
  return new Promise((resolve, reject) => {
    // Commands of plugins run with other modes than builds.
    const {NODE_ENV: _node, BABEL_ENV: _babel, ...env} = process.env;
    const child = spawn(process.execPath, args, {cwd, env, stdio: ['ignore', 'inherit', 'inherit']});
    const {pid} = child;
    if (pid !== undefined) endWithParent.add(pid);
    let isOverLimit = false;
    const kill = () => void child.kill('SIGKILL');
    const timer =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            isOverLimit = true;
            kill();
          }, limitMs);
    if (signal?.aborted) kill();
    signal?.addEventListener('abort', kill);
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', kill);
      if (pid !== undefined) endWithParent.remove(pid);
    };
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    child.on('exit', (exitCode, exitSignal) => {
      settle();
      const code = exitCode ?? SIGNAL_CODES[exitSignal ?? ''] ?? 1;
      if (isOverLimit) resolve({kind: 'limit'});
      else if (signal?.aborted || ENDED_BY_USER.has(code)) resolve({kind: 'aborted'});
      else resolve({kind: 'exit', code});
    });
  });
}
