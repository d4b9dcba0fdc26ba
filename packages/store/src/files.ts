import {randomUUID} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {errorCode} from './errorCode.js';

/** Returns a path in the folder of `file` that no other process or thread uses: "<file>.<process id>-<random>.tmp". */
export function temporaryName(file: string): string {
  return `${file}.${process.pid}-${randomUUID().replaceAll('-', '')}.tmp`;
}

/** Content of a file. The parts of a list are written one after the other. */
export type FileData = string | Uint8Array | readonly Uint8Array[];

/**
 * Writes a file atomically: readers see the old or the new content, never a part. Creates the folder of the file. If
 * there is a folder at the path `file`, it is deleted.
 */
export function writeFileAtomic(file: string, data: FileData): void {
  const temporary = temporaryName(file);
  try {
    writeInFolder(temporary, data);
    replaceFile(temporary, file);
  } catch (error) {
    fs.rmSync(temporary, {force: true});
    throw error;
  }
}

/** Writes a file. Creates its folder if that does not exist. */
function writeInFolder(file: string, data: FileData): void {
  try {
    write(file, data);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    fs.mkdirSync(path.dirname(file), {recursive: true});
    write(file, data);
  }
}

function write(file: string, data: FileData): void {
  if (typeof data === 'string' || data instanceof Uint8Array) {
    fs.writeFileSync(file, data);
    return;
  }
  const fd = fs.openSync(file, 'w');
  try {
    for (const part of data) fs.writeFileSync(fd, part);
  } finally {
    fs.closeSync(fd);
  }
}

/** Moves a file to the path `to`. A file or folder at that path is replaced. */
export function replaceFile(from: string, to: string): void {
  try {
    fs.renameSync(from, to);
  } catch (error) {
    if (!fs.lstatSync(to, {throwIfNoEntry: false})?.isDirectory()) throw error;
    fs.rmSync(to, {recursive: true});
    fs.renameSync(from, to);
  }
}

/** Writes a file, unless it already has this text: file watchers and caches then see no change. */
export function writeFileIfChanged(file: string, text: string): void {
  if (readIfPresent(file) !== text) writeFileAtomic(file, text);
}

/**
 * Creates the file `to` as a hard link to `from`, or as a copy if hard links are not possible. `to` must not exist.
 *
 * @returns `true` for a link, `false` for a copy
 */
export function linkOrCopy(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOSPC' || code === 'EROFS' || code === 'EEXIST') throw error;
    fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
    return false;
  }
}

/** Reads a file as text; `undefined` if it does not exist or cannot be read. */
export function readIfPresent(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
