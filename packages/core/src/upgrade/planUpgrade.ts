import {errors} from '../errors/catalog.js';
import type {FileChange} from '../migrate/MigrationPlan.js';
import type {CodemodPlan} from './Codemod.js';
import {changelogBetween} from './changelogBetween.js';
import {loadCodemods} from './loadCodemods.js';
import {planVersions} from './planVersions.js';
import type {SitePackages} from './readPackages.js';
import {CHANGELOG, CODEMODS, readNewCore, readTarget} from './readRegistry.js';
import {compareVersions} from './versions.js';

/** Everything that an upgrade shows and changes. */
export interface UpgradePlan {
  readonly packages: SitePackages;
  /** Version of all packages after the upgrade. */
  readonly target: string;
  /** Sections of the changelog about the new versions, in Markdown; may be empty. */
  readonly changelog: string;
  /** Changes of package.json files and of the settings of pnpm. */
  readonly changes: readonly FileChange[];
  readonly codemods: CodemodPlan;
}

/**
 * Reads the registry, and plans an upgrade. Writes nothing.
 *
 * @param wanted - version or tag: "0.2.0", "latest"
 * @returns `undefined` if all packages have this version
 * @throws {SiteError} `UPGRADE_REGISTRY`, `UPGRADE_VERSION`, `UPGRADE_CODEMODS`
 */
export async function planUpgrade(
  packages: SitePackages,
  {configFile, wanted}: {readonly configFile: string; readonly wanted: string},
): Promise<UpgradePlan | undefined> {
  const {siteDir, workspace, versions} = packages;
  const target = await readTarget([...versions.keys()], {wanted, workspace});
  const sorted = [...versions.values()].sort(compareVersions);
  const [from = target] = sorted;
  const newest = sorted.at(-1) ?? target;
  if (compareVersions(newest, target) > 0) throw errors.upgradeOlder({version: target, installed: newest});
  const changes = planVersions(packages, target);
  if (compareVersions(from, target) === 0 && changes.length === 0) return undefined;
  const files = await readNewCore(target, workspace);
  const range = {from, to: target};
  const code = files.get(CODEMODS);
  const codemods = code === undefined ? undefined : await loadCodemods(code, {siteDir, configFile}, range);
  return {
    packages,
    target,
    changelog: changelogBetween(files.get(CHANGELOG) ?? '', range),
    changes,
    codemods: codemods ?? {changes: [], notes: []},
  };
}
