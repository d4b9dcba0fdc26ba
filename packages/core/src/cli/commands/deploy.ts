import fs from 'node:fs';
import path from 'node:path';
import {configLocation} from '../../config/findFieldLine.js';
import type {DeployFlags} from '../../config/flags.js';
import type {LoadedConfig} from '../../config/LoadedConfig.js';
import {chooseOwnFolders} from '../../config/ownFolders.js';
import {resolveConfig} from '../../config/resolveConfig.js';
import {checkTargetDir, type DeployTarget, resolveTarget} from '../../deploy/deployTarget.js';
import {deployFiles} from '../../deploy/files/deployFiles.js';
import {openTarget} from '../../deploy/files/openTarget.js';
import {pagesAddress, pagesWarnings} from '../../deploy/pagesAddress.js';
import {type Publication, publishBranch} from '../../deploy/publishBranch.js';
import {pullRequestVariable} from '../../deploy/pullRequest.js';
import {readSourceRepository, type SiteRepository} from '../../deploy/sourceRepository.js';
import {errors} from '../../errors/catalog.js';
import type {SourceLocation} from '../../errors/SiteError.js';
import {plural} from '../../errors/words.js';
import {log} from '../../terminal/log.js';

/** Result of `site deploy`, which publishes the built site. */
export interface DeployResult {
  /**
   * "pushed": a commit was pushed. "sent": files were sent to a folder. "unchanged": the branch or folder already has the
   * same files. "planned": the changes were printed alone. "skipped": CI runs for a pull request, so nothing was published.
   */
  readonly result: 'pushed' | 'sent' | 'unchanged' | 'planned' | 'skipped';
  /** Hash of the pushed commit; absent if nothing was pushed. */
  readonly commit?: string;
}

/** Builds a site and publishes the output: to a branch of a git host, or to a folder on this or another machine. */
export async function runDeploy(flags: DeployFlags): Promise<DeployResult> {
  const variable = pullRequestVariable(process.env);
  if (variable !== undefined) {
    log.info(`Nothing was deployed: ${variable} marks this as the build of a pull request.`);
    return {result: 'skipped'};
  }
  const targetDir = checkTargetDir(flags.targetDir);
  const {siteDir, config: configFile, outDir} = flags;
  const loaded = await resolveConfig({siteDir, configFile, outDir, mode: 'production'});
  const {to} = loaded.deploy ?? {};
  if (flags.to !== undefined) return deployToFolder(flags, loaded, {to: flags.to, field: '--to'});
  if (to !== undefined)
    return deployToFolder(flags, loaded, {
      to,
      field: '"deploy.to"',
      location: configLocation(loaded.configFile, ['deploy', 'to']),
    });
  const source = await readSourceRepository(loaded.context.siteDir, process.env);
  const {config, configFile: file} = loaded;
  const target = resolveTarget({config, configFile: file, env: process.env, source});
  await prepareOutput(flags, loaded);
  warnAboutPages(loaded, target);
  return publish(source, {target, targetDir, outDir: loaded.outDir, dryRun: flags.dryRun});
}

async function deployToFolder(
  flags: DeployFlags,
  loaded: LoadedConfig,
  {to, field, location}: {to: string; field: string; location?: SourceLocation},
): Promise<DeployResult> {
  const {deploy, context, outDir} = loaded;
  const {name, target} = await openTarget(to, {name: field, location, siteDir: context.siteDir});
  await prepareOutput(flags, loaded);
  log.info(`Publishing to ${name}`);
  const {cacheDir} = chooseOwnFolders(context.siteDir);
  const {keepRemoved = 3} = deploy ?? {};
  const {dryRun} = flags;
  const plan = await deployFiles({outDir, cacheDir, target, keepRemoved, dryRun});
  const {added, changed, unchanged, removed, kept} = plan;
  const counts = `${added} new, ${changed} changed, ${unchanged} unchanged, ${removed.length} removed`;
  const rest =
    kept === 0 ? '' : ` ${plural(kept, 'old file')} ${kept === 1 ? 'stays' : 'stay'} for open tabs.`;
  if (dryRun) {
    const files = [
      ...plan.groups.flat().map((file) => `send    ${file}`),
      ...removed.map((file) => `remove  ${file}`),
    ];
    for (const line of files) log.info(line);
    log.success(`Nothing was published. A deployment would have these files: ${counts}.${rest}`);
    return {result: 'planned'};
  }
  log.success(`Published: ${counts}.${rest}`);
  return {result: added + changed + removed.length === 0 ? 'unchanged' : 'sent'};
}

async function prepareOutput(flags: DeployFlags, {outDir}: LoadedConfig): Promise<void> {
  if (!flags.skipBuild) {
    const {runBuild} = await import('./build.js');
    const {siteDir, config, outDir: dir, locale} = flags;
    await runBuild({siteDir, config, outDir: dir, locale, dev: false, bundleAnalyzer: false, minify: true});
  } else if (!fs.existsSync(outDir) || fs.readdirSync(outDir).length === 0) {
    throw errors.deployBuildNotFound(outDir);
  }
}

function warnAboutPages(loaded: LoadedConfig, target: DeployTarget): void {
  const {outDir} = loaded;
  const hasDomain = fs.existsSync(path.join(outDir, 'CNAME'));
  const address = {...loaded.config, baseUrl: loaded.baseUrl};
  for (const warning of pagesWarnings(target, address, hasDomain)) log.warn(warning);
}

async function publish(
  {commit: from, identity}: SiteRepository,
  site: Pick<Publication, 'target' | 'targetDir' | 'outDir' | 'dryRun'>,
): Promise<DeployResult> {
  const {target} = site;
  log.info(`Publishing to the branch ${target.branch} of ${target.url}`);
  const automatic = `Deploy website${from === undefined ? '' : ` - based on ${from}`}`;
  const message = process.env.CUSTOM_COMMIT_MESSAGE || automatic;
  const {commit, lostDomain, changes} = await publishBranch({...site, message, identity});
  if (lostDomain) {
    log.warn(
      'The branch had a file CNAME, which names the domain of the site. The build has none, so the domain no longer works: add static/CNAME.',
    );
  }
  if (changes !== undefined) {
    log.success(`Nothing was pushed. A deployment would change the branch ${target.branch}: ${changes}.`);
    return {result: 'planned'};
  }
  if (commit === undefined) {
    log.success(`The branch ${target.branch} has these files already: there was nothing to push.`);
    return {result: 'unchanged'};
  }
  const address = lostDomain ? undefined : pagesAddress(target);
  const where = address === undefined ? '' : ` With GitHub Pages, the site will be at ${address}`;
  log.success(`Pushed ${commit.slice(0, 10)} to the branch ${target.branch}.${where}`);
  return {result: 'pushed', commit};
}
