import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Where a worker process finds its place file. */
export const PLACE_FD = 4;

/** Where a worker process is. */
export interface Place {
  /** How many calls it has begun. */
  readonly begun: number;
  /** How many parts of calls it has completed whose time counts apart, see `TaskNotes.notePart`. */
  readonly parts: number;
  /** How often a timer of its event loop has fired, about once a second: not while synchronous code runs. */
  readonly turns: number;
  /** Position of another item that the present task waits for, from 1 on; else 0. */
  readonly other: number;
}

const NUMBERS = 4;

/**
 * A file that holds the place of a worker process: four numbers. It outlives the process, costs no message, and no other process
 * can open it.
 */
export class PlaceFile {
  #fd = openNameless();
  readonly #numbers = new Uint32Array(NUMBERS);

  /** Nothing where no temporary file can be written; the numbers then stay zero. */
  get fd(): number | undefined {
    return this.#fd;
  }

  read(): Place {
    if (this.#fd !== undefined) fs.readSync(this.#fd, this.#numbers, 0, this.#numbers.byteLength, 0);
    const [begun = 0, parts = 0, turns = 0, other = 0] = this.#numbers;
    return {begun, parts, turns, other};
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
    fs.writeSync(fd, new Uint32Array(NUMBERS));
    return fd;
  } catch {
    return undefined;
  }
}
