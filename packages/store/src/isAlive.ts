import {errorCode} from './errorCode.js';

/** Checks if a process with this id is running; it may belong to another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
