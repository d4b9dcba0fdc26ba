import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {errorCode} from './errorCode.js';
import {readIfPresent} from './files.js';
import {isAlive} from './isAlive.js';

/** Interval in milliseconds at which the holder of a lock updates the modification time of the lock file. */
const BEAT_MS = 2000;

/**
 * Age in milliseconds above which a lock is stale, even if its process seems to run: a new process may have the same
 * id, or the id is from another container.
 */
const STALE_MS = 60_000;

/**
 * Age in milliseconds above which an empty lock file is stale: its process ended before it wrote its id into the file.
 */
const EMPTY_MS = 2000;

const RETRY_MS = 100;

/** Absolute paths of the lock files that this process holds. */
// Module state: a lock file contains only a process id. If that is the id of this process, the set shows if a caller in
// this process still holds the lock. `release` removes the path.
const held = new Set<string>();

export interface FileLock {
  /** Milliseconds that this call waited for the lock. */
  readonly waited: number;
  release(): void;
}

/**
 * @returns id of the process that holds the lock; `undefined` if that process has ended, or if the file is just being
 *   created or removed
 */
function holderOf(file: string): number | undefined {
  const pid = Number(readIfPresent(file));
  const isRunning = pid === process.pid ? held.has(file) : pid > 0 && isAlive(pid);
  return isRunning ? pid : undefined;
}

/**
 * Checks if a lock is stale: its holder has ended without removing the file, or has not updated the file for
 * `STALE_MS`, or there is a folder at the path.
 */
function isStale(file: string): boolean {
  try {
    const age = Date.now() - fs.statSync(file).mtimeMs;
    // A lock file is created empty; the process id is written a moment later.
    if (fs.readFileSync(file, 'utf8') === '') return age > EMPTY_MS;
    return age > STALE_MS || holderOf(file) === undefined;
  } catch (error) {
    // ENOENT: the holder has removed its lock. Other errors: the path is no file, but a folder for example.
    return errorCode(error) !== 'ENOENT';
  }
}

/**
 * Tries once to create the lock file. Removes a stale one, so that the next try succeeds.
 *
 * @returns `true` if this process holds the lock now
 */
function take(file: string): boolean {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  try {
    fs.writeFileSync(file, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') {
      fs.rmSync(file, {recursive: true, force: true});
      throw error;
    }
    if (isStale(file)) fs.rmSync(file, {recursive: true, force: true});
    return false;
  }
}

function beat(file: string): void {
  const now = new Date();
  // Errors are ignored: the folder may have been deleted meanwhile.
  fs.utimes(file, now, now, () => {});
}

/**
 * Takes a lock. Waits as long as another process, or another caller in this process, holds it.
 *
 * @param file - path of the lock file, which exists while the lock is held
 * @param onWait - called once with the process id of the holder, if this call has to wait
 */
export async function lockFile(file: string, onWait: (pid: number) => void): Promise<FileLock> {
  const startedAt = performance.now();
  let isReported = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder !== undefined && !isReported) {
      isReported = true;
      onWait(holder);
    }
    await setTimeout(RETRY_MS);
  }
  held.add(file);
  const beating = setInterval(() => beat(file), BEAT_MS);
  beating.unref();
  return {
    waited: performance.now() - startedAt,
    release() {
      clearInterval(beating);
      held.delete(file);
      if (readIfPresent(file) === String(process.pid)) fs.rmSync(file);
    },
  };
}
