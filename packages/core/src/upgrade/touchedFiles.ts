import {possibleLockfiles} from '../lockfiles.js';
import type {Workspace} from '../migrate/findWorkspace.js';
import {uncommittedFiles} from '../migrate/gitState.js';
import type {FileChange} from '../migrate/MigrationPlan.js';

/**
 * Files with uncommitted changes that an upgrade would change.
 *
 * @param ejected - absolute paths of ejected files, which the upgrade may merge
 * @returns absolute paths; `undefined` outside of a git repository
 */
export function uncommittedTouched(
  {dir}: Workspace,
  {changes, ejected}: {readonly changes: readonly FileChange[]; readonly ejected: readonly string[]},
): readonly string[] | undefined {
  const uncommitted = uncommittedFiles(dir);
  const locks = possibleLockfiles(dir);
  const touched = [...changes.map(({file}) => file), ...locks, ...ejected];
  // git names a new folder, with "/" at its end, in the place of its files.
  const isUncommitted = (file: string) =>
    uncommitted?.some((one) => one === file || (/[\\/]$/.test(one) && file.startsWith(one)));
  return uncommitted && touched.filter(isUncommitted);
}
