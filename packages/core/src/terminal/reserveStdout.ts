import {Writable} from 'node:stream';

/**
 * Reserves the standard output for messages to another program: from now on, what else is printed there, by the code of the site,
 * too, goes to the standard error output.
 *
 * @returns stream that writes to the standard output. It emits `error` if the other program is gone
 */
export function reserveStdout(): Writable {
  const {stdout, stderr} = process;
  const write = stdout.write.bind(stdout);
  stdout.write = stderr.write.bind(stderr);
  const output = new Writable({
    decodeStrings: false,
    write: (text: string | Uint8Array, encoding, done) => write(text, encoding, (error) => done(error)),
  });
  stdout.on('error', (error) => output.destroy(error));
  return output;
}
