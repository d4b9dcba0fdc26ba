import fs from 'node:fs';
import path from 'node:path';

/** Time and size of a file, or that there is none. */
export function fileStamp(file: string): string {
  const stat = fs.statSync(file, {throwIfNoEntry: false});
  return stat?.isFile() ? `${stat.mtimeMs} ${stat.size}` : 'none';
}

/**
 * All files below a folder with their times and sizes: another text once any of them is changed, added, renamed or removed.
 *
 * @returns `undefined` if there are symbolic links: what they lead to is not looked at. A folder that is not there is "none".
 */
export function folderStamp(root: string): string | undefined {
  if (!fs.existsSync(root)) return 'none';
  const lines: string[] = [];
  const folders = [''];
  for (const folder of folders) {
    for (const entry of fs.readdirSync(path.join(root, folder), {withFileTypes: true})) {
      const name = folder + entry.name;
      if (entry.isSymbolicLink()) return undefined;
      if (entry.isDirectory()) folders.push(name + path.sep);
      else lines.push(`${name}\n${fileStamp(root + path.sep + name)}`);
    }
  }
  return lines.join('\n');
}
