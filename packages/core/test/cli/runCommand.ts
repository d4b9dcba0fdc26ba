import {stripVTControlCharacters} from 'node:util';
import {onTestFinished} from 'vitest';
import {runCli} from '../../src/cli/runCli.js';
import {withoutAddress} from '../shownError.js';

/** Runs a command line and returns its exit code and output. */
export async function run(...args: readonly string[]): Promise<{code: number; out: string}> {
  const written: string[] = [];
  const streams = [process.stdout, process.stderr] as const;
  const originals = streams.map((stream) => stream.write);
  const consoles = ['log', 'warn', 'error'] as const;
  const methods = consoles.map((name) => console[name]);
  for (const stream of streams) stream.write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  for (const name of consoles) console[name] = (line: string) => void written.push(`${line}\n`);
  try {
    return {code: await runCli(args), out: withoutAddress(stripVTControlCharacters(written.join('')))};
  } finally {
    for (const [index, stream] of streams.entries()) Object.assign(stream, {write: originals[index]});
    for (const [index, name] of consoles.entries()) Object.assign(console, {[name]: methods[index]});
  }
}

/** Sets an environment variable until the test ends. */
export function setEnv(name: string, value: string): void {
  const before = process.env[name];
  process.env[name] = value;
  onTestFinished(() => {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  });
}
