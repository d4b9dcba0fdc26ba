import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Where a worker process finds its place file. */
export const PLACE_FD = 4;

/**
 * A file that holds a number: how many calls a worker process has begun. It outlives the process, costs no message, and no
 * other process can open it.
 */
export class PlaceFile {
  #fd = openNameless();
  readonly #count = new Uint32Array(1);

  /** Nothing where no temporary file can be written; the number then stays zero. */
  get fd(): number | undefined {
    return this.#fd;
  }

  read(): number {
    if (this.#fd !== undefined) fs.readSync(this.#fd, this.#count, 0, this.#count.byteLength, 0);
    return this.#count[0] ?? 0;
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
    // The place on the disk is taken now: later writes cannot fail.
    fs.writeSync(fd, new Uint32Array(1));
    return fd;
  } catch {
    return undefined;
  }
}
