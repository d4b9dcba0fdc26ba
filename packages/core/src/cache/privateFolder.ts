import fs from 'node:fs';
import path from 'node:path';

/** Mode bits of folders that other users may write. */
const SHARED = 0o022;

/** Where this bit is set, a user may not remove or rename files of others. */
const STICKY = 0o1000;

function foldersAround(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [] : [parent, ...foldersAround(parent)];
}

/**
 * The real path of a folder in which no other user can put or replace a file: code is loaded from the cache. It belongs to this
 * user, and each folder around it to this user or to root.
 *
 * @param user - id of this user; `undefined` on Windows, where folders of a user are closed to others
 * @returns `undefined` if it does not exist, or if another user can write to it
 */
export function realPrivateFolder(folder: string, user = process.getuid?.()): string | undefined {
  try {
    const real = fs.realpathSync(folder);
    if (user === undefined) return real;
    const own = fs.statSync(real);
    if (own.uid !== user || (own.mode & SHARED) !== 0) return undefined;
    const isSafe = foldersAround(real).every((around) => {
      const {uid, mode} = fs.statSync(around);
      return (uid === user || uid === 0) && ((mode & SHARED) === 0 || (mode & STICKY) !== 0);
    });
    return isSafe ? real : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes a folder that only this user can read and write.
 *
 * @returns its real path; `undefined` if it cannot be made, or if another user can write to it
 */
export function makePrivateFolder(folder: string): string | undefined {
  try {
    fs.mkdirSync(folder, {recursive: true, mode: 0o700});
  } catch {
    return undefined;
  }
  return realPrivateFolder(folder);
}
