import {fork} from 'node:child_process';
import {endWithParent} from '@lectern/worker-pool';
import {ENGINE_FLAGS} from '../engineFlags.js';
import type {MinifyTask} from './minifyFiles.js';
import type {MinifyEnd} from './minifyProcess.js';

/**
 * Minifies files in a separate process that ends afterwards. swc never returns its memory of about 60 MB, which the
 * build needs later for rendering.
 */
export async function minifyInProcess(task: MinifyTask): Promise<void> {
  const child = fork(new URL('./minifyProcess.js', import.meta.url), {
    execArgv: [...ENGINE_FLAGS],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const {pid} = child;
  if (pid !== undefined) endWithParent.add(pid);
  try {
    const {error} = await new Promise<MinifyEnd>((resolve, reject) => {
      child.once('message', (end: MinifyEnd) => resolve(end));
      child.once('error', reject);
      child.once('close', (code, signal) =>
        reject(new Error(`The process that minifies scripts ended with ${signal ?? `code ${code}`}.`)),
      );
      child.send(task);
    });
    if (error) throw Object.assign(new Error(error.message), error);
  } finally {
    if (pid !== undefined) endWithParent.remove(pid);
  }
}
