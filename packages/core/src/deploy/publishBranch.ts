import fs from 'node:fs';
import path from 'node:path';
import type {DeployTarget} from './deployTarget.js';
import {Git} from './Git.js';
import {inTemporaryFolder} from './runTool.js';

/** A build, and the branch to which it is pushed. */
export interface Publication {
  readonly target: DeployTarget;
  /** Absolute folder of the build; all its files are published. */
  readonly outDir: string;
  /** Folder of the branch, with "/": "docs", or "." for its root. */
  readonly targetDir: string;
  /** Message of the commit. */
  readonly message: string;
  /** `true`: the changes are counted, and nothing is pushed. */
  readonly dryRun: boolean;
  /** Settings of git for the commit: `["user.name=…"]`. */
  readonly identity: readonly string[];
}

export interface PublicationResult {
  /** Hash of the commit; absent if the branch already has the same files. */
  readonly commit?: string;
  /** Changes that were not pushed: "3 files changed, 2 insertions(+)"; absent without `dryRun`, or without changes. */
  readonly changes?: string;
  /** True if the branch had a file CNAME (its custom domain) and the site has none. */
  readonly lostDomain: boolean;
}

/**
 * Replaces the files of a branch, or of one folder of the branch, by the files of a build, and pushes the branch. Files
 * outside of this folder stay unchanged. Creates the branch if it does not exist.
 *
 * @throws {SiteError} `DEPLOY_GIT_MISSING`, `DEPLOY_GIT_FAILED`
 */
export function publishBranch(publication: Publication): Promise<PublicationResult> {
  return inTemporaryFolder((dir) => publishFrom(dir, publication));
}

async function publishFrom(dir: string, publication: Publication): Promise<PublicationResult> {
  const {target, targetDir, message, identity, dryRun} = publication;
  const {url, branch, credentials} = target;
  const git = new Git({dir, login: credentials && {url, credentials}});
  await fetchBranch(git, target);
  const hadDomain = targetDir === '.' && (await git.run('ls-files', '--', 'CNAME')) !== '';
  await replaceFiles(git, dir, publication);
  const lostDomain = hadDomain && !fs.existsSync(path.join(dir, 'CNAME'));
  if ((await git.query('diff', '--cached', '--quiet')) !== undefined) return {lostDomain};
  if (dryRun) return {lostDomain, changes: await git.run('diff', '--cached', '--shortstat')};
  const settings = identity.flatMap((setting) => ['-c', setting]);
  await git.run(...settings, 'commit', '--quiet', '--no-verify', `--message=${message}`);
  await git.run('push', '--quiet', '--', url, `HEAD:refs/heads/${branch}`);
  return {commit: await git.run('rev-parse', 'HEAD'), lostDomain};
}

/** Makes the folder a git repository whose index contains the files of the branch. The work tree stays empty. */
async function fetchBranch(git: Git, {url, branch}: DeployTarget): Promise<void> {
  const head = `refs/heads/${branch}`;
  await git.run('init', '--quiet');
  await git.run('symbolic-ref', 'HEAD', head);
  if ((await git.run('ls-remote', '--', url, head)) === '') return;
  await git.run('fetch', '--quiet', '--depth=1', '--no-tags', '--', url, head);
  await git.run('update-ref', head, 'FETCH_HEAD');
  await git.run('read-tree', head);
}

async function replaceFiles(git: Git, dir: string, {outDir, targetDir}: Publication): Promise<void> {
  if (targetDir === '.') await git.run('read-tree', '--empty');
  else await git.run('rm', '-r', '--quiet', '--cached', '--ignore-unmatch', '--', targetDir);
  const folder = path.join(dir, targetDir);
  const filter = (file: string) => path.basename(file).toLowerCase() !== '.git';
  fs.cpSync(outDir, folder, {recursive: true, dereference: true, filter});
  const added = targetDir === '.' ? ['.'] : [targetDir, ...(await missingRootFiles(git, dir))];
  if (targetDir === '.') writeNoJekyll(dir);
  // `--force` adds all files of the build, also those that a global gitignore of the user excludes.
  await git.run('-c', 'core.autocrlf=false', 'add', '--force', '--', ...added);
}

const NO_JEKYLL = '.nojekyll';

/** Writes the file that switches Jekyll off: with Jekyll, GitHub Pages leaves out files whose names begin with "_". */
function writeNoJekyll(dir: string): void {
  const file = path.join(dir, NO_JEKYLL);
  if (!fs.existsSync(file)) fs.writeFileSync(file, '');
}

async function missingRootFiles(git: Git, dir: string): Promise<readonly string[]> {
  if ((await git.run('ls-files', '--', NO_JEKYLL)) !== '') return [];
  writeNoJekyll(dir);
  return [NO_JEKYLL];
}
