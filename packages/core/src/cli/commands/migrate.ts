import fs from 'node:fs';
import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import type {MigrateFlags} from '../../config/flags.js';
import {generatedDirName} from '../../config/generatedDir.js';
import {errors} from '../../errors/catalog.js';
import {uncommittedFiles} from '../../migrate/gitState.js';
import type {FileChange} from '../../migrate/MigrationPlan.js';
import {planMigration} from '../../migrate/planMigration.js';
import {readSite} from '../../migrate/readSite.js';
import {showChange, showNotes} from '../../migrate/showPlan.js';
import {agrees, hasTerminal} from '../../terminal/agrees.js';
import {log} from '../../terminal/log.js';
import {coreVersion} from '../../version.js';

/**
 * Prompts for a confirmation, unless `--yes` is set. @throws {SiteError} `MIGRATION_NOT_WRITTEN` if the user does not
 * confirm, or if there is no terminal
 */
async function confirmChanges({yes}: MigrateFlags, count: number): Promise<void> {
  if (yes) return;
  const isTerminal = hasTerminal();
  const files = count === 1 ? 'this file' : `these ${count} files`;
  if (isTerminal && (await agrees(`Change ${files}?`))) return;
  throw errors.migrationNotWritten({isTerminal});
}

/**
 * Writes the changed files. @throws {SiteError} `MIGRATION_FILE_CHANGED` if a file has changed since the plan was
 * shown; no file is written then
 */
function writeChanges(changes: readonly FileChange[]): void {
  const stale = changes.find(({file, before}) => readIfPresent(file) !== before);
  if (stale) throw errors.migrationFileChanged(stale.file);
  for (const {file, after} of changes) fs.writeFileSync(file, after);
}

function warnUncommitted(siteDir: string, changes: readonly FileChange[]): void {
  const uncommitted = uncommittedFiles(siteDir);
  if (uncommitted === undefined) {
    log.warn('The site is in no git repository: what this command changes cannot be taken back by git.');
    return;
  }
  if (uncommitted.length === 0) return;
  const touched = changes.filter(({file}) => uncommitted.includes(file)).map(({file}) => path.basename(file));
  const named = touched.length > 0 ? `, among them ${touched.join(', ')}` : '';
  const count = uncommitted.length === 1 ? 'One file has' : `${uncommitted.length} files have`;
  log.warn(`${count} uncommitted changes${named}. Commit them first to tell your changes from those below.`);
}

/** Shows the changes for a migration from Docusaurus, and writes them if the user confirms. */
export async function runMigrate(flags: MigrateFlags, commands: ReadonlySet<string>): Promise<void> {
  const site = await readSite(flags.siteDir);
  const plan = planMigration(site, {version: coreVersion, generated: generatedDirName(), commands});
  if (plan.changes.length > 0) warnUncommitted(site.siteDir, plan.changes);
  for (const change of plan.changes) log.log(showChange(change, site.siteDir));
  if (plan.notes.length > 0) log.log(showNotes(plan.notes, site.siteDir));
  if (plan.changes.length === 0) {
    log.info('There is nothing to change.');
    return;
  }
  await confirmChanges(flags, plan.changes.length);
  writeChanges(plan.changes);
  const files = plan.changes.length === 1 ? 'One file' : `${plan.changes.length} files`;
  log.success(`${files} changed. Now install the packages: ${site.workspace.manager} install`);
}
