import {spawn} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';
import {expect, onTestFinished} from 'vitest';
import {cli} from './paths.js';

/** A command in a pseudo-terminal, into which a test types. */
export interface Terminal {
  /** Waits until the command has printed `text`. Output before the end of the previous match is ignored. */
  waitFor(text: string): Promise<void>;
  type(keys: string): void;
  /** Exit code of the command. */
  readonly ended: Promise<number | null>;
  readonly output: () => string;
}

/** Sets the size of the terminal: a new one has 0 columns, in which prompts cannot be drawn. */
const WITH_SIZE = ['sh', '-c', 'stty cols 100 rows 40; exec "$0" "$@"'];
const RUN_IN_PTY = 'import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)';

/**
 * Starts `site <args>` in a folder, in a pseudo-terminal that Python opens.
 *
 * @param command - file of another command
 */
export function startInTerminal(dir: string, args: readonly string[], command = cli): Terminal {
  const child = spawn('python3', ['-c', RUN_IN_PTY, ...WITH_SIZE, process.execPath, command, ...args], {
    cwd: dir,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      CI: undefined,
      TERM: 'xterm',
      NO_COLOR: undefined,
      FORCE_COLOR: '1',
      BROWSER: 'none',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  let printed = '';
  let seen = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const output = () => stripVTControlCharacters(printed);
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  return {
    ended,
    output,
    type: (keys) => void child.stdin.write(keys),
    async waitFor(text) {
      await expect.poll(() => output().indexOf(text, seen), {message: text}).not.toBe(-1);
      seen = output().indexOf(text, seen) + text.length;
    },
  };
}
