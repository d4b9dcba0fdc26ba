import {spawn, spawnSync} from 'node:child_process';

/** Result of a command that ended or could not be started. */
export interface RunResult {
  readonly isOk: boolean;
  /** Text on stdout and stderr, in order. */
  readonly output: string;
}

/** npm and its like are batch files on Windows, which only a shell can run. */
const needsShell = process.platform === 'win32';

/** Runs a command in a folder and collects its output. It cannot read from the terminal. */
export function run(command: string, args: readonly string[], cwd: string): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      // "npm create --silent" passes its log level to every npm that it starts, which then prints no error.
      env: {...process.env, npm_config_loglevel: 'error'},
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: needsShell && command !== 'git',
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => printed.push(data));
    child.once('error', (error) => resolve({isOk: false, output: error.message}));
    child.once('close', (code) =>
      resolve({isOk: code === 0, output: Buffer.concat(printed).toString('utf8').trim()}),
    );
  });
}

/** True if the command can be started. */
export function isInstalled(command: string): boolean {
  const {error, status} = spawnSync(command, ['--version'], {stdio: 'ignore', shell: needsShell});
  return error === undefined && status === 0;
}

/** Last lines of an output. */
export function lastLines(output: string, count = 20): string {
  return output.split('\n').slice(-count).join('\n');
}
