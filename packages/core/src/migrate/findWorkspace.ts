import fs from 'node:fs';
import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import {glob} from 'tinyglobby';
import {parse as parseYaml} from 'yaml';
import {parseJson} from '../errors/parseJson.js';
import {lockManager, type PackageManager} from '../lockfiles.js';
import {foldersUpward} from '../paths.js';
import type {TextFile} from './MigrationPlan.js';
import {propertyOf} from './propertyOf.js';

/**
 * Folder from which the dependencies of the site are installed, and its package manager. It is the site folder, or a
 * parent folder in a monorepo.
 */
export interface Workspace {
  readonly manager: PackageManager;
  /** Major version of the package manager, from the field `packageManager`; absent without that field. */
  readonly major?: number;
  /** Absolute path. */
  readonly dir: string;
  readonly manifest: TextFile;
}

export function readText(file: string): TextFile | undefined {
  const text = readIfPresent(file);
  return text === undefined ? undefined : {file, text};
}

/** Returns the nearest package.json: in the site folder, or in a parent folder within the git repository. */
export function findManifest(siteDir: string): TextFile | undefined {
  for (const folder of foldersUpward(siteDir)) {
    const manifest = readText(path.join(folder, 'package.json'));
    if (manifest) return manifest;
  }
  return undefined;
}

/** Package manager and version from the field `packageManager`: "pnpm@10.2.0+sha512.…". */
function declaredManager(manifest: TextFile): {name: PackageManager; major: number} | undefined {
  const [, name, major] = /"packageManager"\s*:\s*"(npm|pnpm|yarn|bun)@(\d+)/.exec(manifest.text) ?? [];
  return name === undefined ? undefined : {name: name as PackageManager, major: Number(major)};
}

function stringsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/**
 * Returns the globs of the folders that belong to a workspace, from `workspaces` in package.json and from
 * pnpm-workspace.yaml.
 */
function memberPatterns(dir: string): readonly string[] {
  const yaml = readIfPresent(path.join(dir, 'pnpm-workspace.yaml'));
  const manifest = parseJson(readIfPresent(path.join(dir, 'package.json')) ?? '{}');
  const workspaces = 'value' in manifest ? propertyOf(manifest.value, 'workspaces') : undefined;
  return [
    ...(yaml === undefined ? [] : stringsOf(propertyOf(parseYaml(yaml), 'packages'))),
    ...stringsOf(Array.isArray(workspaces) ? workspaces : propertyOf(workspaces, 'packages')),
  ];
}

/** Absolute paths of the package.json files of a workspace's members. */
async function memberManifests(dir: string): Promise<readonly string[]> {
  const patterns = memberPatterns(dir).map((pattern) => `${pattern.replace(/\/$/, '')}/package.json`);
  if (patterns.length === 0) return [];
  return glob(patterns, {cwd: dir, absolute: true, ignore: ['**/node_modules/**']});
}

/** Returns the parent folder whose workspace has the folder `own` as a member; `undefined` if there is none. */
async function findRoot(own: string): Promise<string | undefined> {
  const manifest = path.join(own, 'package.json');
  for (const dir of foldersUpward(own).slice(1)) {
    if ((await memberManifests(dir)).some((file) => path.resolve(file) === manifest)) return dir;
  }
  return undefined;
}

/**
 * Nearest folder with a lockfile. Searches parent folders only if package.json does not list Docusaurus: a package that
 * lists it, but is no member of a workspace, is installed separately.
 */
function findLockfile(manifest: TextFile): string | undefined {
  const own = path.dirname(manifest.file);
  const isApart = /"@(?:docusaurus|lectern)\/core"\s*:/.test(manifest.text);
  return (isApart ? [own] : foldersUpward(own)).find(
    (dir) => lockManager(dir) !== undefined && fs.existsSync(path.join(dir, 'package.json')),
  );
}

/**
 * Package manager of a folder, found by its lockfile, by the field `packageManager`, or by a lockfile in a parent
 * folder; otherwise npm.
 */
function managerOf(dir: string, manifest: TextFile): Pick<Workspace, 'manager' | 'major'> {
  const declared = declaredManager(manifest);
  const manager = lockManager(dir) ?? declared?.name;
  if (manager !== undefined) return {manager, ...(declared?.name === manager && {major: declared.major})};
  return {manager: foldersUpward(dir).map(lockManager).find(Boolean) ?? 'npm'};
}

/**
 * Finds the folder from which the dependencies of a site are installed: the root of its workspace, or the folder of the
 * nearest lockfile. Overrides belong into the package.json of that folder.
 *
 * @param manifest - package.json of the site
 */
export async function findWorkspace(manifest: TextFile): Promise<Workspace> {
  const own = path.dirname(manifest.file);
  const dir = (await findRoot(own)) ?? findLockfile(manifest) ?? own;
  const file = path.join(dir, 'package.json');
  const root = dir === own ? manifest : {file, text: readIfPresent(file) ?? '{}'};
  return {dir, manifest: root, ...managerOf(dir, root)};
}
