import fs from 'node:fs';
import path from 'node:path';
import type {FileTime} from '@lectern/core';

/** Time and size of a file as text; "none" if there is no such file. */
export function fileStamp(file: string): string {
  try {
    return describe(fs.statSync(file, {throwIfNoEntry: false}));
  } catch {
    // ENOTDIR: a parent of the path is a file.
    return 'none';
  }
}

function describe(stat: fs.Stats | undefined): string {
  return stat?.isFile() ? `${stat.mtimeMs} ${stat.size}` : 'none';
}

/**
 * Names, times and sizes of all files below a folder, as one text. The text changes if a file is changed, added,
 * renamed or removed.
 *
 * @param times - absolute path → time and size; an entry for each file is added
 * @returns "none" if there is no such folder; `undefined` if the folder contains symbolic links, since the targets of
 * links are not checked
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
