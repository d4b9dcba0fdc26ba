import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {workFolder} from './paths.js';

/**
 * Calls `make` in the first process of a run that gets here. The others wait until it has ended.
 *
 * @param name - a file name
 * @throws in all of them, if `make` throws
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
