import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import getReleasePlan from '@changesets/get-release-plan';
import {packageFolders, readManifest} from '../packages/commonFields.mjs';
import {root} from '../setup.mjs';
import {git, tryGit} from './git.mjs';
import {isLoopback} from './isLoopback.mjs';
import {readPublished} from './readPublished.mjs';

/** Package whose version is compared with the registry. All packages have one version. */
const CORE = '@lectern/core';

/**
 * Reads what decides if a release can be made.
 *
 * A release is unfinished if the version in the packages has no tag: an earlier run has made its commit, but has not
 * published everything. It is then finished from that commit.
 *
 * @param {object} input
 * @param {string} input.registry - URL with "/" at its end
 * @returns {Promise<import('./releaseProblems.mjs').ReleaseState>}
 */
export async function readReleaseState({registry}) {
  const {baseBranch} = JSON.parse(fs.readFileSync(path.join(root, '.changeset/config.json'), 'utf8'));
  const current = readManifest('packages/core/package.json').version;
  const hasTag = (version) =>
    tryGit(root, 'rev-parse', '--verify', '--quiet', `refs/tags/v${version}`).status === 0;
  const isUnfinished = current !== '0.0.0' && !hasTag(current);
  const {releases} = await getReleasePlan(root);
  const next = releases.find(({name}) => name === CORE)?.newVersion;
  const version = isUnfinished ? current : (next ?? current);
  const head = git(root, 'rev-parse', 'HEAD');
  return {
    version,
    isUnfinished,
    hasChanges: releases.length > 0,
    hasTag: hasTag(version),
    versions: packageFolders.map((folder) => readManifest(`packages/${folder}/package.json`).version),
    changedFiles: git(root, 'status', '--porcelain').split('\n').filter(Boolean),
    branch: git(root, 'branch', '--show-current'),
    releaseBranch: baseBranch,
    isInBranch: [baseBranch, `origin/${baseBranch}`].some(
      (branch) => tryGit(root, 'merge-base', '--is-ancestor', head, branch).status === 0,
    ),
    head,
    releaseCommit: isUnfinished ? commitOf(current) : undefined,
    isPublished: (await readPublished(CORE, version, registry)) !== undefined,
    isLoopback: isLoopback(registry),
    hasOidc: process.env.ACTIONS_ID_TOKEN_REQUEST_URL !== undefined,
    npmVersion: spawnSync('npm', ['--version'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    }).stdout.trim(),
  };
}

/** Commit that gave the packages a version. */
function commitOf(version) {
  return git(
    root,
    'log',
    '-1',
    '--format=%H',
    `-S"version": "${version}"`,
    '--',
    'packages/core/package.json',
  );
}
