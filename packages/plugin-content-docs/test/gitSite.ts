import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {type Files, writeSite} from './testSite.js';

const IDENTITY = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

/** Runs git in a folder, with a fixed author and without the configuration of the machine. @returns its output */
export function git(cwd: string, args: readonly string[], input = ''): string {
  const env = {...process.env, ...IDENTITY};
  return execFileSync('git', [...args], {
    cwd,
    env,
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
  }).trim();
}

/** Adds all files to a commit. @param date - date of the author and of the commit: "2024-01-02T00:00:00Z" */
export function commit(cwd: string, date = '2024-01-01T00:00:00Z'): void {
  git(cwd, ['add', '--all']);
  const env = {...process.env, ...IDENTITY, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date};
  execFileSync('git', ['commit', '--quiet', '--allow-empty', '--message', 'Docs'], {cwd, env});
}

/** Replaces all files of a work tree except those of git and the caches of the site. */
export function replaceFiles(cwd: string, files: Files): void {
  for (const name of fs.readdirSync(cwd))
    if (!['.git', '.site', 'node_modules'].includes(name))
      fs.rmSync(path.join(cwd, name), {recursive: true, force: true});
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(cwd, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
}

/**
 * Makes a repository in a temporary folder, which is deleted after the test: each entry of `tags` becomes a commit with
 * its files and a tag, then the files of `current` are committed to the branch "main".
 *
 * @returns absolute folder
 */
export function gitSite(tags: {readonly [tag: string]: Files}, current: Files): string {
  const siteDir = writeSite({});
  git(siteDir, ['init', '--quiet', '--initial-branch=main']);
  for (const [tag, files] of Object.entries(tags)) {
    replaceFiles(siteDir, files);
    commit(siteDir);
    git(siteDir, ['tag', tag]);
  }
  replaceFiles(siteDir, current);
  commit(siteDir);
  return siteDir;
}
