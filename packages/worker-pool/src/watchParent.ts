import {workerData} from 'node:worker_threads';

const INTERVAL_MS = 500;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

// Kills this process when its parent process has ended, even if the main thread of this process hangs.
setInterval(() => {
  if (process.ppid !== workerData || !isAlive(workerData)) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
