export {endWithParent} from './EndWithParent.js';
export {limitHeapGrowth, MANY_TASKS} from './limitHeapGrowth.js';
export type {ProgressReporter, SetUp, TaskSetup, Tasks} from './tasks.js';
export {
  PoolClosedError,
  type RunInput,
  type TaskEnd,
  WorkerPool,
  type WorkerPoolOptions,
} from './WorkerPool.js';
export type {LostTask} from './WorkerProcess.js';
