import {execFileSync} from 'node:child_process';

/** Environment of git with a fixed author and without the configuration of the machine. */
const ENV = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
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

/** Makes a repository in a folder, whose files are not committed yet. */
export function initRepository(dir: string): void {
  git(dir, 'init', '--quiet', '--initial-branch=main');
}

/** Commits all files of a repository except caches and outputs. @param tag - name of a tag for the commit */
export function commitAll(dir: string, tag?: string): void {
  git(dir, 'add', '--all', '--', '.', ':!node_modules', ':!.site', ':!build');
  git(dir, 'commit', '--quiet', '--message', 'Docs');
  if (tag !== undefined) git(dir, 'tag', tag);
}
