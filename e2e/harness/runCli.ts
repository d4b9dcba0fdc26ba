import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';
import {cli} from './paths.js';

export interface CliResult {
  /** Exit code; `null` when a signal ended the process. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliProcess {
  readonly child: ChildProcess;
  /** Everything printed so far, both streams, in order of arrival. */
  readonly output: () => string;
  readonly ended: Promise<CliResult>;
}

export interface CliOptions {
  /** Environment variables that are set besides those of the test. */
  readonly env?: NodeJS.ProcessEnv;
  /** Id of the user that runs the command; only root may name another one. */
  readonly user?: number | undefined;
}

/** Starts `site <args>` in a folder, without a terminal and without colours. */
export function startCli(dir: string, args: readonly string[], {env, user}: CliOptions = {}): CliProcess {
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: dir,
    // vitest sets NODE_ENV=test, which is not what a user's shell has.
    env: {
      ...process.env,
      NODE_ENV: undefined,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      BROWSER: 'none',
      ...env,
    },
    ...(user !== undefined && {uid: user, gid: user}),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = {stdout: '', stderr: '', both: ''};
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text;
      printed.both += text;
    });
  }
  const ended = new Promise<CliResult>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const stdout = stripVTControlCharacters(printed.stdout);
      resolve({code, signal, stdout, stderr: stripVTControlCharacters(printed.stderr)});
    });
  });
  return {child, output: () => stripVTControlCharacters(printed.both), ended};
}

/** Runs `site <args>` in a folder to its end. */
export function runCli(dir: string, args: readonly string[], options?: CliOptions): Promise<CliResult> {
  return startCli(dir, args, options).ended;
}

/** `runInTerminal` works on this machine. */
export const hasTerminals = spawnSync('python3', ['-c', 'import pty']).status === 0;

const RUN_IN_PTY = 'import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)';

/**
 * Runs `site <args>` in a folder as in a terminal, one that Python opens.
 *
 * @param input - what the user types
 * @returns all that the terminal was sent, control characters included
 */
export function runInTerminal(
  dir: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  input?: string,
): string {
  const {stdout} = spawnSync('python3', ['-c', RUN_IN_PTY, process.execPath, cli, ...args], {
    cwd: dir,
    env: {...process.env, NODE_ENV: undefined, CI: undefined, TERM: 'xterm', BROWSER: 'none', ...env},
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'inherit'],
    ...(input !== undefined && {input}),
    encoding: 'utf8',
  });
  return stdout;
}
