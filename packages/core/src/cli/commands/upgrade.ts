import fs from 'node:fs';
import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import {findConfigFile} from '../../config/findConfigFile.js';
import type {UpgradeFlags} from '../../config/flags.js';
import {errors} from '../../errors/catalog.js';
import {plural} from '../../errors/words.js';
import type {FileChange} from '../../migrate/MigrationPlan.js';
import {showChange, showNotes} from '../../migrate/showPlan.js';
import {relativePath} from '../../paths.js';
import {readManifest} from '../../swizzle/SwizzleManifest.js';
import {fileInTheme} from '../../swizzle/themeFolder.js';
import {agrees, hasTerminal} from '../../terminal/agrees.js';
import {colors} from '../../terminal/colors.js';
import {log} from '../../terminal/log.js';
import {installCommand, installPackages} from '../../upgrade/installPackages.js';
import {planUpgrade, type UpgradePlan} from '../../upgrade/planUpgrade.js';
import {readPackages, type SitePackages} from '../../upgrade/readPackages.js';
import {uncommittedTouched} from '../../upgrade/touchedFiles.js';
import {updateWithNewVersion} from '../../upgrade/updateWithNewVersion.js';
import {compareVersions} from '../../upgrade/versions.js';

/** Text about our packages in the site: name, version, and the version to which it is updated. */
function showVersions({versions}: SitePackages, target: string): string {
  const width = Math.max(...[...versions.keys()].map((name) => name.length));
  return [...versions]
    .map(([name, version]) => {
      const isNew = compareVersions(version, target) === 0;
      return `${name.padEnd(width)}  ${isNew ? version : `${version} → ${colors.green(target)}`}`;
    })
    .join('\n');
}

/** Absolute paths of the ejected files of a site, and of the list of them; empty if there are none. */
function ejectedFiles(siteDir: string): readonly string[] {
  const names = [...readManifest(siteDir).keys()].map((name) => fileInTheme(siteDir, name));
  return names.length === 0 ? [] : [...names, path.join(siteDir, 'src/theme/.swizzled.json')];
}

function showPlan({packages, target, changelog, changes, codemods}: UpgradePlan, ejected: number): void {
  const {siteDir, workspace} = packages;
  log.log(showVersions(packages, target));
  if (changelog !== '') log.log(`\n${changelog}\n`);
  for (const change of [...changes, ...codemods.changes]) log.log(showChange(change, siteDir));
  if (codemods.notes.length > 0) log.log(showNotes(codemods.notes, siteDir));
  log.log(`The packages are installed by "${installCommand(workspace)}" in ${workspace.dir}.`);
  if (ejected > 0) {
    log.log(
      `Then changes of the theme are merged into ${plural(ejected, 'ejected file')}: site swizzle --update.`,
    );
  }
}

/** @throws {SiteError} `UPGRADE_UNCOMMITTED` for changes that git could not bring back, without `--force` */
function checkUncommitted(
  {packages, changes, codemods}: UpgradePlan,
  {ejected, force}: {readonly ejected: readonly string[]; readonly force: boolean},
): void {
  const {siteDir, workspace} = packages;
  const files = uncommittedTouched(workspace, {changes: [...changes, ...codemods.changes], ejected});
  if (files === undefined) {
    log.warn('The site is in no git repository: what this command changes cannot be taken back by git.');
  } else if (files.length > 0 && !force) {
    throw errors.upgradeUncommitted(files.map((file) => relativePath(siteDir, file)));
  }
}

/** @throws {SiteError} `UPGRADE_NOT_WRITTEN` if the user does not confirm, or if there is no terminal */
async function confirmUpgrade({yes}: UpgradeFlags, target: string): Promise<void> {
  if (yes || (hasTerminal() && (await agrees(`Update to ${target}?`)))) return;
  throw errors.upgradeNotWritten({isTerminal: hasTerminal()});
}

/** @throws {SiteError} `UPGRADE_FILE_CHANGED` if a file has changed since it was read */
function checkUnchanged(changes: readonly FileChange[]): void {
  const stale = changes.find(({file, before}) => readIfPresent(file) !== before);
  if (stale) throw errors.upgradeFileChanged(stale.file);
}

/**
 * Runs `site upgrade`: shows the versions and what has changed, then updates the packages, makes the changes of code
 * that the new version has, and merges the changes of the theme into ejected files.
 *
 * @throws {SiteError} `UPGRADE_*`, `PACKAGE_JSON_NOT_FOUND`, `PACKAGE_JSON_INVALID`
 */
export async function runUpgrade(flags: UpgradeFlags): Promise<void> {
  const configFile = fs.realpathSync(findConfigFile(path.resolve(flags.siteDir), flags.config));
  const siteDir = fs.realpathSync(flags.siteDir);
  const packages = await readPackages(siteDir);
  const plan = await planUpgrade(packages, {configFile, wanted: flags.to});
  if (plan === undefined) {
    log.log(showVersions(packages, flags.to));
    log.info('The site has this version already.');
    return;
  }
  const ejected = ejectedFiles(siteDir);
  showPlan(plan, Math.max(0, ejected.length - 1));
  if (flags.dryRun) {
    log.info('Nothing was written: --dry-run.');
    return;
  }
  checkUncommitted(plan, {ejected, force: flags.force});
  await confirmUpgrade(flags, plan.target);
  const {changes, codemods, target} = plan;
  checkUnchanged([...changes, ...codemods.changes]);
  log.info(`Installing packages: ${installCommand(packages.workspace)}`);
  await installPackages({workspace: packages.workspace, changes});
  checkUnchanged(codemods.changes);
  for (const {file, after} of codemods.changes) fs.writeFileSync(file, after);
  if (ejected.length > 0) await updateWithNewVersion({siteDir, configFile});
  log.success(`The site has Lectern ${target}. Now build it: site build`);
}
