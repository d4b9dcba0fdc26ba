import fs from 'node:fs';
import path from 'node:path';

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** Names of the lockfiles, and the package managers that write them. */
const MANAGERS: readonly (readonly [string, PackageManager])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
];

/** Absolute paths of all lockfiles that a folder may have. */
export function possibleLockfiles(dir: string): readonly string[] {
  return MANAGERS.map(([name]) => path.join(dir, name));
}

/** Returns the package manager of the lockfile in a folder; `undefined` if there is none. */
export function lockManager(dir: string): PackageManager | undefined {
  return MANAGERS.find(([name]) => fs.existsSync(path.join(dir, name)))?.[1];
}
