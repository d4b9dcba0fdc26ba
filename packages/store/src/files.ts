import fs from 'node:fs';
import path from 'node:path';

let counter = 0;

/** A name beside `file` that no other process or thread uses. */
export function temporaryName(file: string): string {
  counter += 1;
  return `${file}.${process.pid}-${Math.random().toString(36).slice(2, 8)}${counter}.tmp`;
}

/** Content of a file; of several parts, the file has one after the other. */
export type FileData = string | Uint8Array | readonly Uint8Array[];

/** Writes a file as a whole or not at all: readers never see half of it. A folder of that name goes. */
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

/** Makes the folder of the file where it does not exist. */
function writeInFolder(file: string, data: FileData): void {
  try {
    write(file, data);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
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

/** Gives a file the name of another one, which goes. A folder of that name goes as well. */
export function replaceFile(from: string, to: string): void {
  try {
    fs.renameSync(from, to);
  } catch (error) {
    if (!fs.lstatSync(to, {throwIfNoEntry: false})?.isDirectory()) throw error;
    fs.rmSync(to, {recursive: true});
    fs.renameSync(from, to);
  }
}

/** Writes a file unless it already holds these very bytes, so that watchers and caches see no change. */
export function writeFileIfChanged(file: string, text: string): void {
  try {
    if (fs.readFileSync(file, 'utf8') === text) return;
  } catch {
    // Not there yet.
  }
  writeFileAtomic(file, text);
}

/**
 * Hard-links a file, or copies it where the file system cannot. The target must not exist.
 *
 * @returns `true` for a link
 */
export function linkOrCopy(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOSPC' || code === 'EROFS' || code === 'EEXIST') throw error;
    fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
    return false;
  }
}

/** @returns the file's text, or `undefined` where it cannot be read. */
export function readIfPresent(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
