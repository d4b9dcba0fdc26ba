import {type TaskSetup, WorkerPool} from '@lectern/worker-pool';
import {ENGINE_FLAGS} from '../engineFlags.js';
import type {MinifyTask} from './minifyFiles.js';
import type {MinifyTasks} from './minifyProcess.js';

const SETUP: TaskSetup<MinifyTasks> = {
  module: new URL('./minifyProcess.js', import.meta.url).href,
  input: undefined,
  lostError: (how) => new Error(`The process that minifies scripts ${how}.`),
};

/**
 * Minifies files in a separate process that ends afterwards. swc never returns its memory of about 60 MB, which the
 * build needs later for rendering.
 */
export async function minifyInProcess(task: MinifyTask): Promise<void> {
  const pool = new WorkerPool({size: 1, execArgv: ENGINE_FLAGS});
  try {
    const limitMs = Number.POSITIVE_INFINITY;
    const [end] = await pool.run({setup: SETUP, task: 'minify', items: [task], limitMs});
    if (end && 'lost' in end) {
      const {status, printed} = end.lost;
      throw new Error(`The process that minifies scripts ended with ${status}.\n${printed}`.trim());
    }
  } finally {
    pool.close();
  }
}
