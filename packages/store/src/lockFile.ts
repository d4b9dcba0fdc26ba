import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {readIfPresent} from './files.js';
import {isAlive} from './isAlive.js';

/** Milliseconds between two signs of life of a holder. */
const BEAT_MS = 2000;

/** Without a sign of life for this long the lock counts as left: process ids may be used again, or be those of another container. */
const STALE_MS = 60_000;

/** A lock that is empty for this long counts as left: its process ended before it wrote its id. */
const EMPTY_MS = 2000;

const RETRY_MS = 100;

/** Lock files that this process holds. */
const held = new Set<string>();

export interface FileLock {
  /** Milliseconds that the holder waited for another one. */
  readonly waited: number;
  release(): void;
}

/** @returns the process that holds the lock; `undefined` if it was left, or is being made or removed. */
function holderOf(file: string): number | undefined {
  const pid = Number(readIfPresent(file));
  const isRunning = pid === process.pid ? held.has(file) : pid > 0 && isAlive(pid);
  return isRunning ? pid : undefined;
}

/** Returns `true` if the holder has ended without removing the lock. */
function isLeft(file: string): boolean {
  try {
    const age = Date.now() - fs.statSync(file).mtimeMs;
    // A lock file is created empty; the process id is written a moment later.
    if (fs.readFileSync(file, 'utf8') === '') return age > EMPTY_MS;
    return age > STALE_MS || holderOf(file) === undefined;
  } catch (error) {
    // A lock that is gone was removed by its holder. Other errors: it is no file, but a folder for example.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

/** @returns `true` if this process holds the lock now. A lock that is left goes, to be taken by the next try. */
function take(file: string): boolean {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  try {
    fs.writeFileSync(file, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      fs.rmSync(file, {recursive: true, force: true});
      throw error;
    }
    if (isLeft(file)) fs.rmSync(file, {recursive: true, force: true});
    return false;
  }
}

function beat(file: string): void {
  const now = new Date();
  // The folder may have been deleted meanwhile.
  fs.utimes(file, now, now, () => {});
}

/**
 * Waits until no other process, and no other caller in this process, holds the lock.
 *
 * @param file - exists while the lock is held
 * @param onWait - called once if another process holds it
 */
export async function lockFile(file: string, onWait: (pid: number) => void): Promise<FileLock> {
  const startedAt = performance.now();
  let isTold = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder !== undefined && !isTold) {
      isTold = true;
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
