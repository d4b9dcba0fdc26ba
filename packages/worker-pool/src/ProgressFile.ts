import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Number of the file descriptor by which a worker process writes to its `ProgressFile`. */
export const PROGRESS_FD = 4;

/** Progress of a worker process: the numbers that it writes to its `ProgressFile`. */
export interface WorkerProgress {
  /** Number of calls (setups and tasks) that the process has begun. */
  readonly begun: number;
  /** Number of completed parts of tasks. Each part restarts the time limit, see `ProgressReporter.reportPart`. */
  readonly parts: number;
  /** Number of times that a timer of one second has fired. It does not fire while synchronous code runs. */
  readonly heartbeats: number;
  /** Position, from 1, of another item that the process has begun while the current task waits; 0 if there is none. */
  readonly other: number;
}

const NUMBERS = 4;

/**
 * Temporary file in which a worker process stores its progress (`WorkerProgress`) as four numbers. The main process
 * reads it without any messages, even after the worker has crashed. The file has no name, so that no other process can
 * open it.
 */
export class ProgressFile {
  #fd = openNameless();
  readonly #numbers = new Uint32Array(NUMBERS);

  /** File descriptor; `undefined` if the temporary file could not be created: then all numbers stay 0. */
  get fd(): number | undefined {
    return this.#fd;
  }

  read(): WorkerProgress {
    if (this.#fd !== undefined) fs.readSync(this.#fd, this.#numbers, 0, this.#numbers.byteLength, 0);
    const [begun = 0, parts = 0, heartbeats = 0, other = 0] = this.#numbers;
    return {begun, parts, heartbeats, other};
  }

  close(): void {
    if (this.#fd !== undefined) fs.closeSync(this.#fd);
    this.#fd = undefined;
  }
}

function openNameless(): number | undefined {
  const file = path.join(os.tmpdir(), `lectern-${crypto.randomUUID()}`);
  try {
    const fd = fs.openSync(file, 'wx+', 0o600);
    fs.rmSync(file, {force: true});
    // Allocates the space on the disk, so that later writes cannot fail.
    fs.writeSync(fd, new Uint32Array(NUMBERS));
    return fd;
  } catch {
    return undefined;
  }
}
