import fs from 'node:fs';
import path from 'node:path';

/**
 * Copies the files of a folder. Symbolic links are not copied, since they may lead anywhere.
 *
 * @param isLeftOut - true for names of files and folders that are not copied
 * @returns the links that were left out, relative to `from`
 */
export function copyFolder(
  from: string,
  to: string,
  isLeftOut: (name: string) => boolean,
): readonly string[] {
  const links: string[] = [];
  const copy = (dir: string) => {
    fs.mkdirSync(path.join(to, dir), {recursive: true});
    for (const entry of fs.readdirSync(path.join(from, dir), {withFileTypes: true})) {
      const file = path.join(dir, entry.name);
      if (isLeftOut(entry.name)) continue;
      if (entry.isSymbolicLink()) links.push(file);
      else if (entry.isDirectory()) copy(file);
      else if (entry.isFile()) fs.copyFileSync(path.join(from, file), path.join(to, file));
    }
  };
  copy('');
  return links;
}

/** True if `inner` is `outer` or below it. */
export function isWithin(inner: string, outer: string): boolean {
  const relative = path.relative(outer, inner);
  return (
    relative === '' ||
    !(relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative))
  );
}
