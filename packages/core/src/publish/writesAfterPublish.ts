import fs from 'node:fs';

const published = new Map<string, {readonly outDir: string; readonly mtimeMs: number}>();

/**
 * Keeps files that a `postBuild` hook writes after it has returned: the path of the folder that it was given leads to
 * the published output until the process ends.
 *
 * @param staging - no longer exists
 */
export function keepWritesAfterPublish(staging: string, outDir: string): void {
  if (published.size === 0) process.once('exit', removeLinks);
  try {
    // Only a junction needs no permission on Windows; other systems ignore the type.
    fs.symlinkSync(outDir, staging, 'junction');
  } catch {
    // Some file systems have no links. The plugin's own write then fails, which ends the process with an error.
    return;
  }
  published.set(staging, {outDir, mtimeMs: fs.statSync(outDir).mtimeMs});
}

function removeLinks(): void {
  for (const staging of published.keys()) {
    if (fs.lstatSync(staging, {throwIfNoEntry: false})?.isSymbolicLink()) fs.unlinkSync(staging);
  }
}

/** Checks that files were added to an output folder since it was published. Its subfolders are not checked. */
export function hasWritesAfterPublish(): boolean {
  return [...published.values()].some(
    ({outDir, mtimeMs}) => fs.statSync(outDir, {throwIfNoEntry: false})?.mtimeMs !== mtimeMs,
  );
}
