import {type TaskSetup, WorkerPool} from '@lectern/worker-pool';
import {ENGINE_FLAGS} from '../engineFlags.js';
import type {RelocateInput} from './relocateFiles.js';
import type {RelocateTasks} from './relocateProcess.js';

const SETUP: TaskSetup<RelocateTasks> = {
  module: new URL('./relocateProcess.js', import.meta.url).href,
  input: undefined,
  lostError: (how) => new Error(`The process that makes the output relocatable ${how}.`),
};

/** Calls `relocateFiles` in a separate process, since swc never returns its memory. */
export async function relocateOutput(input: RelocateInput): Promise<void> {
  const pool = new WorkerPool({size: 1, execArgv: ENGINE_FLAGS});
  try {
    const limitMs = Number.POSITIVE_INFINITY;
    const [end] = await pool.run({setup: SETUP, task: 'relocate', items: [input], limitMs});
    if (end && 'lost' in end) {
      const {status, printed} = end.lost;
      throw new Error(
        `The process that makes the output relocatable ended with ${status}.\n${printed}`.trim(),
      );
    }
  } finally {
    pool.close();
  }
}
