import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Environment of git with a fixed author and date, and without the configuration of the machine. */
const ENV = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_AUTHOR_DATE: '2024-05-06T00:00:00Z',
  GIT_COMMITTER_DATE: '2024-05-06T00:00:00Z',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

/** Runs git in a folder. @returns its output */
export function git(dir: string, ...args: readonly string[]): string {
  const options = {cwd: dir, env: {...process.env, ...ENV}, encoding: 'utf8', stdio: 'pipe'} as const;
  return execFileSync('git', [...args], options).trim();
}

/**
 * Makes a repository in a folder, whose files are not committed yet. Caches and outputs are ignored.
 *
 * @param ignored - further patterns, as in ".gitignore"
 */
export function initRepository(dir: string, ...ignored: readonly string[]): void {
  git(dir, 'init', '--quiet', '--initial-branch=main');
  const patterns = ['node_modules', '.site', 'build', ...ignored];
  fs.writeFileSync(path.join(dir, '.git/info/exclude'), `${patterns.join('\n')}\n`);
}

/** Commits all files of a repository. @param tag - name of a tag for the commit */
export function commitAll(dir: string, tag?: string): void {
  git(dir, 'add', '--all');
  git(dir, 'commit', '--quiet', '--message', 'Docs');
  if (tag !== undefined) git(dir, 'tag', tag);
}
