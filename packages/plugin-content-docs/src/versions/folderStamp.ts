import fs from 'node:fs';
import path from 'node:path';
import type {FileTime} from '@lectern/core';

/** Time and size of a file, or that there is none. */
export function fileStamp(file: string): string {
  try {
    return describe(fs.statSync(file, {throwIfNoEntry: false}));
  } catch {
    // Below what is no folder.
    return 'none';
  }
}

function describe(stat: fs.Stats | undefined): string {
  return stat?.isFile() ? `${stat.mtimeMs} ${stat.size}` : 'none';
}

/**
 * All files below a folder with their times and sizes: another text once any of them is changed, added, renamed or removed.
 *
 * @param times - gets an entry for each file
 * @returns `undefined` if there are symbolic links: their targets are not read. A folder that is not there is "none".
 */
export function folderStamp(root: string, times: Map<string, FileTime>): string | undefined {
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
      lines.push(`${name}\n${describe(stat)}`);
      if (stat) times.set(file, {mtimeMs: stat.mtimeMs, size: stat.size});
    }
  }
  return lines.join('\n');
}
