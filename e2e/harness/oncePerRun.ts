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
  const result = path.join(folder, 'result');
  if (isFirst(folder)) {
    const error = await make().then(() => '', String);
    fs.writeFileSync(`${result}.tmp`, error);
    fs.renameSync(`${result}.tmp`, result);
  }
  while (!fs.existsSync(result)) await setTimeout(100);
  const error = fs.readFileSync(result, 'utf8');
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
