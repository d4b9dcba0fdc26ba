import fs from 'node:fs';
import path from 'node:path';

/** Mode bits that let other users (group, others) write to a folder. */
const SHARED = 0o022;

/** Mode bit of a folder like /tmp, in which users cannot remove or rename files of other users. */
const STICKY = 0o1000;

function foldersAround(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [] : [parent, ...foldersAround(parent)];
}

/**
 * Returns the real path of a folder if no other user can add or replace files in it. Cache folders are checked, since
 * code is loaded from them. The folder must belong to this user, and each folder around it to this user or to root.
 *
 * @param user - id of this user; `undefined` on Windows, where other users cannot write to a user's folders
 * @returns `undefined` if the folder does not exist, or if another user can write to it
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
