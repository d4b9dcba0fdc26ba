import {workerData} from 'node:worker_threads';
import {isAlive} from '../cache/isAlive.js';

const INTERVAL_MS = 500;

/** Ends this process, whatever its main thread does, when the process that started it is gone. */
setInterval(() => {
  if (process.ppid !== workerData || !isAlive(workerData)) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
