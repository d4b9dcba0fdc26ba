import fs from 'node:fs';
import path from 'node:path';
import type {DeployFlags} from '../../config/flags.js';
import type {LoadedConfig} from '../../config/LoadedConfig.js';
import {resolveConfig} from '../../config/resolveConfig.js';
import {checkTargetDir, type DeployTarget, resolveTarget} from '../../deploy/deployTarget.js';
import {pagesAddress, pagesWarnings} from '../../deploy/pagesAddress.js';
import {type Publication, publishBranch} from '../../deploy/publishBranch.js';
import {pullRequestVariable} from '../../deploy/pullRequest.js';
import {readSourceRepository, type SiteRepository} from '../../deploy/sourceRepository.js';
import {errors} from '../../errors/catalog.js';
import {log} from '../../terminal/log.js';

/** Result of `site deploy`, which pushes the built site to a branch. */
export interface DeployResult {
  /**
   * "pushed": a commit was pushed. "unchanged": the branch already has the same files. "skipped": CI runs for a pull
   * request, so nothing was pushed.
   */
  readonly result: 'pushed' | 'unchanged' | 'skipped';
  /** Hash of the pushed commit; absent if nothing was pushed. */
  readonly commit?: string;
}

/** Builds a site and pushes the output to a branch of a git host. */
export async function runDeploy(flags: DeployFlags): Promise<DeployResult> {
  const variable = pullRequestVariable(process.env);
  if (variable !== undefined) {
    log.info(`Nothing was deployed: ${variable} marks this as the build of a pull request.`);
    return {result: 'skipped'};
  }
  const targetDir = checkTargetDir(flags.targetDir);
  const {siteDir, config: configFile, outDir} = flags;
  const loaded = await resolveConfig({siteDir, configFile, outDir, mode: 'production'});
  const source = await readSourceRepository(loaded.context.siteDir, process.env);
  const {config, configFile: file} = loaded;
  const target = resolveTarget({config, configFile: file, env: process.env, source});
  await prepareOutput(flags, loaded, target);
  return publish(source, {target, targetDir, outDir: loaded.outDir});
}

async function prepareOutput(flags: DeployFlags, loaded: LoadedConfig, target: DeployTarget): Promise<void> {
  const {outDir} = loaded;
  if (!flags.skipBuild) {
    const {runBuild} = await import('./build.js');
    const {siteDir, config, outDir: dir, locale} = flags;
    await runBuild({siteDir, config, outDir: dir, locale, dev: false, bundleAnalyzer: false, minify: true});
  } else if (!fs.existsSync(outDir) || fs.readdirSync(outDir).length === 0) {
    throw errors.deployBuildNotFound(outDir);
  }
  const hasDomain = fs.existsSync(path.join(outDir, 'CNAME'));
  const address = {...loaded.config, baseUrl: loaded.baseUrl};
  for (const warning of pagesWarnings(target, address, hasDomain)) log.warn(warning);
}

async function publish(
  {commit: from, identity}: SiteRepository,
  site: Pick<Publication, 'target' | 'targetDir' | 'outDir'>,
): Promise<DeployResult> {
  const {target} = site;
  log.info(`Publishing to the branch ${target.branch} of ${target.url}`);
  const automatic = `Deploy website${from === undefined ? '' : ` - based on ${from}`}`;
  const message = process.env.CUSTOM_COMMIT_MESSAGE || automatic;
  const {commit, lostDomain} = await publishBranch({...site, message, identity});
  if (lostDomain) {
    log.warn(
      'The branch had a file CNAME, which names the domain of the site. The build has none, so the domain no longer works: add static/CNAME.',
    );
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
