import fs from 'node:fs';
import path from 'node:path';
import {readRecord, writeRecord} from '@lectern/store';

/** Identity of a file, different for a later one of the same name: inode, times of the last change (content, anything), size. */
export type OutputStamp = readonly [ino: number, mtimeMs: number, ctimeMs: number, size: number];

/** A file that was written under a key, which identifies its text. */
export interface KeyedFile {
  readonly key: string;
  readonly stamp: OutputStamp;
}

/** A folder of an output when it was filled. */
export interface RecordedFolder {
  readonly stamp: OutputStamp;
  /** Of its entries; those of folders end in "/". */
  readonly names: readonly string[];
  /** By name. */
  readonly keyed: {readonly [name: string]: KeyedFile};
  /** Name → inode of the files that are hard links to a file of the cache. */
  readonly linked: {readonly [name: string]: number};
}

/** Record of a filled output folder, by folder: relative to its root, which is "". */
export interface OutputRecord {
  readonly [folder: string]: RecordedFolder;
}

export function outputStamp({ino, mtimeMs, ctimeMs, size}: fs.Stats): OutputStamp {
  return [ino, mtimeMs, ctimeMs, size];
}

export function isStamped(stat: fs.Stats, [ino, mtimeMs, ctimeMs, size]: OutputStamp): boolean {
  return stat.mtimeMs === mtimeMs && stat.ctimeMs === ctimeMs && stat.ino === ino && stat.size === size;
}

/** More than the steps in which times advance: where a file system keeps parts of seconds, and where it does not. */
const STEP_MS = 20;
const LONG_STEP_MS = 2000;

/** Checks that any change from `now` on changes the time of a file that was last changed at `mtimeMs`. */
export function isSettled(mtimeMs: number, now: number): boolean {
  return now - mtimeMs > (mtimeMs % 1000 === 0 ? LONG_STEP_MS : STEP_MS);
}

/** To be raised with every change of what a record holds. */
const FORMAT = 2;

/**
 * The records of the output that is online, and of the spare one that the next build fills. A record that is missing or
 * of another folder does no harm: each of its entries proves itself.
 */
export class OutputRecords {
  readonly #spare: string;

  /** @param spare - the spare output; the records are in two folders beside it */
  constructor(spare: string) {
    this.#spare = spare;
  }

  /** A record proves the name of its file, so it has the same name in both folders. */
  #file(locale: string, state: 'spare' | 'online'): string {
    return path.join(`${this.#spare}.${state}`, `${locale}.json`);
  }

  ofSpare(locale: string): OutputRecord {
    const stored = readRecord<{format?: unknown; folders?: OutputRecord}>(this.#file(locale, 'spare'));
    return stored?.format === FORMAT ? (stored.folders ?? {}) : {};
  }

  /** To be called when the output of this record has taken the place of the one that was online. */
  publish(locale: string, folders: OutputRecord): void {
    const [spare, online] = [this.#file(locale, 'spare'), this.#file(locale, 'online')];
    fs.rmSync(spare, {recursive: true, force: true});
    if (fs.existsSync(online)) {
      fs.mkdirSync(path.dirname(spare), {recursive: true});
      fs.renameSync(online, spare);
    }
    writeRecord(online, {format: FORMAT, folders});
  }
}

/**
 * Looks what a folder holds, and on which device it is.
 *
 * @param recorded - answers in the place of the disk, if the folder is still that one
 * @returns `undefined` if it is no folder
 */
export function readOutputFolder(
  folder: string,
  recorded?: RecordedFolder,
): {folder: RecordedFolder; dev: number} | undefined {
  const stat = fs.lstatSync(folder, {throwIfNoEntry: false});
  if (!stat?.isDirectory()) return undefined;
  const {dev} = stat;
  if (recorded && isStamped(stat, recorded.stamp)) return {folder: recorded, dev};
  const entries = fs.readdirSync(folder, {withFileTypes: true});
  const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  return {folder: {stamp: outputStamp(stat), names, keyed: recorded?.keyed ?? {}, linked: {}}, dev};
}
