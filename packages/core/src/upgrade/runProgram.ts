import {spawn} from 'node:child_process';
import {onExit} from '../terminal/onExit.js';

/** Result of a program that has ended. */
export interface ProgramResult {
  /** Exit code; -1 if the program could not be started. */
  readonly code: number;
  readonly stdout: string;
  /** Output and messages together, in the order in which they came. */
  readonly output: string;
}

/** Puts an argument with spaces into quotation marks, for the shell of Windows. */
function quoted(arg: string): string {
  return /\s/.test(arg) ? `"${arg}"` : arg;
}

/**
 * Starts a program, such as a package manager, without a terminal, and waits for its end. Never rejects. A signal that
 * ends this process ends the program, too: it must not write files afterwards.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  {dir, env = {}}: {readonly dir: string; readonly env?: NodeJS.ProcessEnv},
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32';
    const child = spawn(program, isWindows ? args.map(quoted) : args, {
      cwd: dir,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
      // On Windows, package managers are batch files, which only a shell can run.
      shell: isWindows,
    });
    const forget = onExit(() => void child.kill());
    const end = (result: ProgramResult) => {
      forget();
      resolve(result);
    };
    let stdout = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('error', (error) => end({code: -1, stdout, output: error.message}));
    child.once('close', (code) => end({code: code ?? -1, stdout, output}));
  });
}

/** Last lines of an output, for a message. */
export function lastLines(output: string): string {
  return output.trim().split('\n').slice(-12).join('\n');
}
