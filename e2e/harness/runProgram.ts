import {spawn} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';

export interface ProgramResult {
  readonly code: number;
  /** Output of both streams in order of arrival, without control characters. */
  readonly output: string;
}

/**
 * Runs a program to its end, without the variables by which tests differ from a user's shell. Not `spawnSync`, since this
 * process may serve packages to the program.
 *
 * @param env - added to the variables of this process
 */
export async function tryProgram(
  cwd: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ProgramResult> {
  const child = spawn(command, args, {
    cwd,
    env: {...process.env, NODE_ENV: undefined, NODE_TEST_CONTEXT: undefined, NO_COLOR: '1', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  return {code, output: stripVTControlCharacters(output)};
}

/** Like `tryProgram`. @returns the output. @throws {Error} with the output, if the program fails */
export async function runProgram(...call: Parameters<typeof tryProgram>): Promise<string> {
  const {code, output} = await tryProgram(...call);
  if (code !== 0) throw new Error(`${call[1]} ${call[2].join(' ')} ended with ${code}:\n${output}`);
  return output;
}
