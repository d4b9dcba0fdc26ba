import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';
import {cli} from './paths.js';

export interface CliResult {
  /** Exit code; `null` if a signal ended the process. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliProcess {
  readonly child: ChildProcess;
  /** Returns the output printed so far, of both streams in order of arrival. */
  readonly output: () => string;
  readonly ended: Promise<CliResult>;
}

export interface CliOptions {
  /** Variables that are added to the environment of the test. */
  readonly env?: NodeJS.ProcessEnv;
  /** Id of the user that runs the command; only root may choose another user. */
  readonly user?: number | undefined;
}

/** Starts `site <args>` in a folder, without a terminal. Colours are on, as in terminals, but not in the result. */
export function startCli(dir: string, args: readonly string[], {env, user}: CliOptions = {}): CliProcess {
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: dir,
    env: {...cliEnvironment(), ...env},
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

function cliEnvironment(): NodeJS.ProcessEnv {
  // Removes NODE_ENV=test, which vitest sets: users' shells do not have it. With colours, also the messages of bundlers
  // have them.
  return {...process.env, NODE_ENV: undefined, NO_COLOR: undefined, FORCE_COLOR: '1', BROWSER: 'none'};
}

/** Runs `site <args>` in a folder, and blocks this process until it ends. @throws {Error} if the command fails */
export function runCliSync(dir: string, args: readonly string[]): void {
  const options = {cwd: dir, env: cliEnvironment(), encoding: 'utf8'} as const;
  const {status, stderr} = spawnSync(process.execPath, [cli, ...args], options);
  if (status !== 0) throw new Error(`site ${args.join(' ')} failed in ${dir}:\n${stderr}`);
}

/** Runs `site <args>` in a folder and waits for its end. */
export function runCli(dir: string, args: readonly string[], options?: CliOptions): Promise<CliResult> {
  return startCli(dir, args, options).ended;
}

/** `true` if `runInTerminal` works on this machine; it needs Python. */
export const hasTerminals = spawnSync('python3', ['-c', 'import pty']).status === 0;

const RUN_IN_PTY = 'import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)';

/**
 * Runs `site <args>` in a folder, in a pseudo-terminal that Python opens.
 *
 * @param input - text that the user types
 * @returns all output, with control characters
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
