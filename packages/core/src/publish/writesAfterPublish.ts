import fs from 'node:fs';

/**
 * Paths of former staging folders, which are now symbolic links → the output folder to which the link leads, with the
 * folder's modification time at the end of the build.
 */
// Module state: one map for all builds of this process; its links are removed when the process ends.
const published = new Map<string, {readonly outDir: string; readonly mtimeMs: number}>();

/**
 * Makes the path of the former staging folder a symbolic link to the published output, until the process ends. Files
 * that a plugin writes to this path after its `postBuild` hook has returned are thus written to the output.
 *
 * @param staging - path at which there is no folder any more
 */
export function keepWritesAfterPublish(staging: string, outDir: string): void {
  if (published.size === 0) process.once('exit', removeLinks);
  try {
    // On Windows, only links of the type "junction" need no permission; other systems ignore the type.
    fs.symlinkSync(outDir, staging, 'junction');
  } catch {
    // Some file systems have no links. A late write of a plugin then fails, which ends the process with an error.
    return;
  }
  published.set(staging, {outDir, mtimeMs: fs.statSync(outDir).mtimeMs});
}

function removeLinks(): void {
  for (const staging of published.keys()) {
    if (fs.lstatSync(staging, {throwIfNoEntry: false})?.isSymbolicLink()) fs.unlinkSync(staging);
  }
}

/**
 * Checks if files were added to or removed from an output folder since it was published. Its subfolders are not
 * checked.
 */
export function hasWritesAfterPublish(): boolean {
  return [...published.values()].some(
    ({outDir, mtimeMs}) => fs.statSync(outDir, {throwIfNoEntry: false})?.mtimeMs !== mtimeMs,
  );
}
