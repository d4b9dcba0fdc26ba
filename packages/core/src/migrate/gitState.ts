import {execFileSync} from 'node:child_process';
import path from 'node:path';

function git(dir: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', dir, ...args], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return undefined;
  }
}

/**
 * Absolute paths of files with uncommitted changes in a repository.
 *
 * @returns `undefined` outside of a git repository
 */
export function uncommittedFiles(dir: string): readonly string[] | undefined {
  const root = git(dir, ['rev-parse', '--show-toplevel'])?.trim();
  const status = git(dir, ['status', '--porcelain', '-z', '--no-renames']);
  if (!root || status === undefined) return undefined;
  return status
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => path.join(root, line.slice(3)));
}
