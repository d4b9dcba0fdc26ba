import fs from 'node:fs';

/**
 * True if a path leads to a file. Links in content may name paths that no file can have, for which `statSync` throws: a
 * path with a NUL character, or a path that is too long.
 */
export function isFileSync(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
