import fs from 'node:fs';
import path from 'node:path';
import {readIfPresent, sha256} from '@lectern/store';
import {relativePath} from '../paths.js';
import {engineVersion} from '../version.js';

export interface PurposeInput {
  /** Absolute path. */
  readonly siteDir: string;
  /** Options of the command that other builds do not share: locales, modes. */
  readonly variant: readonly unknown[];
  readonly env: NodeJS.ProcessEnv;
}

/** Variables in which services for builds write the branch, by precedence: of a pull request, that which it changes. */
const BRANCH_VARIABLES = [
  'GITHUB_HEAD_REF',
  'GITHUB_REF_NAME',
  'CI_MERGE_REQUEST_SOURCE_BRANCH_NAME',
  'CI_COMMIT_REF_NAME',
  'VERCEL_GIT_COMMIT_REF',
  'CF_PAGES_BRANCH',
  'BRANCH',
];

/** Variables with the branch into which a pull request is merged, or with the main branch. */
const BASE_VARIABLES = ['GITHUB_BASE_REF', 'CI_MERGE_REQUEST_TARGET_BRANCH_NAME', 'CI_DEFAULT_BRANCH'];

/**
 * Returns the purposes of the manifests that a build may use, the best first: of its own branch, then of the branches
 * from which it was probably made. The first is the one that it writes. A purpose has no path of this machine.
 */
export function purposesOf({siteDir, variant, env}: PurposeInput): readonly string[] {
  const root = repositoryOf(siteDir);
  const valuesOf = (names: readonly string[]) => names.flatMap((name) => env[name] || []);
  const [own = ''] = [...valuesOf(BRANCH_VARIABLES), (root && headOf(root)) ?? ''];
  const branches = [...new Set([own, ...valuesOf(BASE_VARIABLES), 'main', 'master'])];
  const site = siteNameOf(siteDir);
  const system = [engineVersion(), process.platform, process.arch];
  return branches.map((branch) => JSON.stringify([...system, site, variant, branch]));
}

/** Variables in which services for builds write the number of a run, which all its jobs have in common. */
const RUN_VARIABLES = [
  'GITHUB_RUN_ID',
  'CI_PIPELINE_ID',
  'CIRCLE_WORKFLOW_ID',
  'BUILDKITE_BUILD_ID',
  'BUILD_BUILDID',
];

export interface RunPurposeInput {
  /** Absolute path. */
  readonly siteDir: string;
  /** Value of `--run`. */
  readonly run: string | undefined;
  /** Hash of the commit, which is used if the run has no name; may be empty. */
  readonly commit: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Returns the purpose of the manifest of a shard by its number. All shards of a run are of one site. */
export function shardPurposes({siteDir, run, commit, env}: RunPurposeInput): (index: number) => string {
  const ofService = RUN_VARIABLES.flatMap((name) => (env[name] ? `${name} ${env[name]}` : []))[0];
  const name = run ?? ofService ?? commit;
  const site = siteNameOf(siteDir);
  return (index) => JSON.stringify(['shard', site, name, index]);
}

/** Name of the manifest of a purpose in the store. */
export function manifestName(purpose: string): string {
  return `ac/${sha256(purpose)}`;
}

/** Name of a site in its package.json, or else its path in the repository. */
export function siteNameOf(siteDir: string): string {
  const root = repositoryOf(siteDir);
  return packageName(siteDir) ?? (root === undefined ? '' : relativePath(root, siteDir));
}

function packageName(siteDir: string): string | undefined {
  try {
    const {name}: {name?: unknown} = JSON.parse(readIfPresent(path.join(siteDir, 'package.json')) ?? '{}');
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

/** Folder of the git repository around a folder, absolute; `undefined` if there is none. */
function repositoryOf(dir: string): string | undefined {
  if (fs.existsSync(path.join(dir, '.git'))) return dir;
  const parent = path.dirname(dir);
  return parent === dir ? undefined : repositoryOf(parent);
}

/** Branch that is checked out in a repository; `undefined` if a commit is. */
function headOf(root: string): string | undefined {
  // In a worktree, ".git" is a file: "gitdir: <folder>".
  const link = /^gitdir: (.+)/.exec(readIfPresent(path.join(root, '.git')) ?? '')?.[1];
  const folder = path.resolve(root, link ?? '.git');
  return /^ref: refs\/heads\/(.+)/.exec(readIfPresent(path.join(folder, 'HEAD')) ?? '')?.[1];
}
