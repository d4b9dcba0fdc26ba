import fs from 'node:fs';
import path from 'node:path';
import {readIfPresent} from '../cache/files.js';
import type {TextFile} from './MigrationPlan.js';

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** Where dependencies are installed from: the site folder, or a folder above it in a monorepo. */
export interface Workspace {
  readonly manager: PackageManager;
  /** Major version from the field `packageManager`, where there is one. */
  readonly major?: number;
  /** Absolute. */
  readonly dir: string;
  readonly manifest: TextFile;
}

const LOCKFILES: readonly (readonly [string, PackageManager])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
];

/** A folder and those above it up to the root of its git repository; the folder alone outside of one. */
export function foldersUpward(dir: string): string[] {
  const folders: string[] = [];
  for (let folder = dir; ; folder = path.dirname(folder)) {
    folders.push(folder);
    if (fs.existsSync(path.join(folder, '.git'))) return folders;
    if (folder === path.dirname(folder)) return [dir];
  }
}

/** The nearest package.json, in the folder or above it. */
export function findManifest(siteDir: string): TextFile | undefined {
  for (const folder of foldersUpward(siteDir)) {
    const file = path.join(folder, 'package.json');
    const text = readIfPresent(file);
    if (text !== undefined) return {file, text};
  }
  return undefined;
}

/** The field `packageManager`: "pnpm@10.2.0+sha512.…". */
function declaredManager(manifest: TextFile): {name: PackageManager; major: number} | undefined {
  const [, name, major] = /"packageManager"\s*:\s*"(npm|pnpm|yarn|bun)@(\d+)/.exec(manifest.text) ?? [];
  return name === undefined ? undefined : {name: name as PackageManager, major: Number(major)};
}

/**
 * Finds the lockfile of a site, and the package.json beside it, which decides on versions of dependencies of dependencies.
 *
 * @param manifest - package.json of the site
 */
export function findWorkspace(manifest: TextFile): Workspace {
  const own = path.dirname(manifest.file);
  for (const dir of foldersUpward(own)) {
    const lock = LOCKFILES.find(([name]) => fs.existsSync(path.join(dir, name)));
    const file = path.join(dir, 'package.json');
    const text = dir === own ? manifest.text : readIfPresent(file);
    if (!lock || text === undefined) continue;
    const declared = declaredManager({file, text});
    const major = declared?.name === lock[1] ? declared.major : undefined;
    return {manager: lock[1], dir, manifest: {file, text}, ...(major !== undefined && {major})};
  }
  const declared = declaredManager(manifest);
  return {manager: declared?.name ?? 'npm', dir: own, manifest, ...(declared && {major: declared.major})};
}
