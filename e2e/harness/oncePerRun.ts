import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {workFolder} from './paths.js';

/**
 * Calls `make` once in a test run. The first process that calls this function runs it; the others wait for its end.
 *
 * @param name - name for a file, unique for this `make`
 * @throws in all processes, if `make` throws
 */
export async function oncePerRun(name: string, make: () => Promise<void>): Promise<void> {
  const folder = path.join(workFolder, `${name}.once`);
  if (isFirst(folder)) writeResult(folder, await make().then(() => '', String));
  while (!hasResult(folder)) await setTimeout(100);
  throwResult(folder);
}

/** Like `oncePerRun`, for a function that is not asynchronous. Blocks the process while it waits. */
export function oncePerRunSync(name: string, make: () => void): void {
  const folder = path.join(workFolder, `${name}.once`);
  if (isFirst(folder)) writeResult(folder, errorOf(make));
  const clock = new Int32Array(new SharedArrayBuffer(4));
  while (!hasResult(folder)) Atomics.wait(clock, 0, 0, 100);
  throwResult(folder);
}

function errorOf(make: () => void): string {
  try {
    make();
    return '';
  } catch (error) {
    return String(error);
  }
}

function resultFile(folder: string): string {
  return path.join(folder, 'result');
}

/** Writes the end of `make`: the text of its error; empty if it succeeded. */
function writeResult(folder: string, error: string): void {
  const result = resultFile(folder);
  fs.writeFileSync(`${result}.tmp`, error);
  fs.renameSync(`${result}.tmp`, result);
}

function hasResult(folder: string): boolean {
  return fs.existsSync(resultFile(folder));
}

function throwResult(folder: string): void {
  const error = fs.readFileSync(resultFile(folder), 'utf8');
  if (error) throw new Error(error);
}

function isFirst(folder: string): boolean {
  try {
    fs.mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
