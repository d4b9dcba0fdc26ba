import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {FileTime} from '@lectern/core';

/**
 * Describes a file by one line, which changes with the file: `timeAndSize` reads no bytes, `hashOfBytes` is equal in all
 * checkouts.
 */
export type Describe = (file: string, stat: fs.Stats) => string;

export const timeAndSize: Describe = (_file, {mtimeMs, size}) => `${mtimeMs} ${size}`;

export const hashOfBytes: Describe = (file) =>
  createHash('sha256').update(fs.readFileSync(file)).digest('hex');

/** Description of a file; "none" if there is no such file. */
export function fileStamp(file: string, describe: Describe): string {
  try {
    const stat = fs.statSync(file, {throwIfNoEntry: false});
    return stat?.isFile() ? describe(file, stat) : 'none';
  } catch {
    // ENOTDIR: a parent of the path is a file.
    return 'none';
  }
}

interface StampOptions {
  readonly describe: Describe;
  /** Gets an entry for each file: absolute path → time and size. */
  readonly times: Map<string, FileTime>;
}

/**
 * Names and descriptions of all files below a folder, as one text. The text changes if a file is changed, added, renamed
 * or removed.
 *
 * @returns "none" if there is no such folder; `undefined` if the folder contains symbolic links, since the targets of
 * links are not checked
 */
export function folderStamp(root: string, {describe, times}: StampOptions): string | undefined {
  if (!fs.statSync(root, {throwIfNoEntry: false})?.isDirectory()) return 'none';
  const lines: string[] = [];
  const folders = [''];
  for (const folder of folders) {
    for (const entry of fs.readdirSync(path.join(root, folder), {withFileTypes: true})) {
      const name = folder + entry.name;
      if (entry.isSymbolicLink()) return undefined;
      if (entry.isDirectory()) {
        folders.push(name + path.sep);
        continue;
      }
      const file = root + path.sep + name;
      const stat = fs.statSync(file, {throwIfNoEntry: false});
      lines.push(`${toPosix(name)}\n${stat?.isFile() ? describe(file, stat) : 'none'}`);
      if (stat) times.set(file, {mtimeMs: stat.mtimeMs, size: stat.size});
    }
  }
  return lines.sort().join('\n');
}

function toPosix(file: string): string {
  return file.replaceAll(path.sep, '/');
}
