import {lstat, opendir} from 'node:fs/promises';
import path from 'node:path';

/** Bytes that an entry counts besides its content: many empty files fill a disk, too. */
const ENTRY_BYTES = 1000;

/**
 * Returns the size of all files below a folder, in bytes; at least `limit` as soon as that is reached. Links are not
 * followed. Files that are removed meanwhile do not count.
 */
export async function folderSize(folder: string, limit: number): Promise<number> {
  let bytes = 0;
  const folders = [folder];
  for (const one of folders) {
    try {
      for await (const entry of await opendir(one)) {
        const file = path.join(one, entry.name);
        if (entry.isDirectory()) folders.push(file);
        bytes += ENTRY_BYTES + (entry.isFile() ? await sizeOf(file) : 0);
        if (bytes >= limit) return bytes;
      }
    } catch {
      // The folder was removed.
    }
  }
  return bytes;
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await lstat(file)).size;
  } catch {
    return 0;
  }
}
