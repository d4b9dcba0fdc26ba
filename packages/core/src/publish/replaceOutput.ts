import fs from 'node:fs';
import path from 'node:path';
import {errorCode, isAlive, sha256} from '@lectern/store';
import {isSpaceError} from '../errors/systemError.js';
import {relativePath} from '../paths.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {handleSignals, onExit} from '../terminal/onExit.js';
import {fillInPlace} from './fillInPlace.js';

/**
 * Ending of the folder in the cache that contains the staging folder ("output-1a2b3c4d.next/build"), to which a build
 * writes its files before they replace the output.
 */
const STAGING_SUFFIX = '.next';

/**
 * Returns path prefixes of temporary folders beside `outDir`; the full paths end with a process id. The folders are on
 * the same disk as `outDir`, so that they can be renamed to `outDir`.
 */
function siblings(outDir: string): {stagingPrefix: string; oldPrefix: string} {
  const base = path.join(path.dirname(outDir), `.${path.basename(outDir)}`);
  return {stagingPrefix: `${base}.next-`, oldPrefix: `${base}.last-`};
}

/**
 * Removes temporary folders that killed builds have left beside `outDir`. If a build was killed after it moved `outDir`
 * away and before it moved the new output there, the moved folder becomes `outDir` again.
 */
export function recoverOutput(outDir: string): void {
  const {stagingPrefix, oldPrefix} = siblings(outDir);
  const parent = path.dirname(outDir);
  const names = fs.existsSync(parent) ? fs.readdirSync(parent) : [];
  for (const name of names) {
    const file = path.join(parent, name);
    const prefix = [stagingPrefix, oldPrefix].find((one) => file.startsWith(one));
    if (!prefix || isAlive(Number(file.slice(prefix.length)))) continue;
    if (prefix === oldPrefix && !fs.existsSync(outDir)) fs.renameSync(file, outDir);
    else fs.rmSync(file, {recursive: true, force: true});
  }
}

/**
 * Returns the path in the cache to which a build moves the output that it replaces: the *spare output*. The next build
 * uses the spare output as its staging folder, and writes only files that differ.
 */
export function previousOutput(
  {siteDir, cacheDir}: Pick<LoadContext, 'siteDir' | 'cacheDir'>,
  outDir: string,
): string {
  return path.join(cacheDir, `output-${sha256(relativePath(siteDir, outDir)).slice(0, 8)}`);
}

/**
 * Makes the staging folder: moves the spare output (see `previousOutput`) there, or makes an empty folder. The staging
 * folder is in the cache, so a killed build leaves nothing beside `outDir`. If the cache cannot be written, or is on
 * another disk than `outDir`, the staging folder is beside `outDir`.
 *
 * Plugins see the path in the cache, so it ends with the name of `outDir` and is the same in every build. Builds of one
 * site cannot use this path at the same time, since they wait for the lock of the site.
 *
 * @param spare - path from `previousOutput`
 */
export function createStaging(outDir: string, spare: string): string {
  const beside = `${siblings(outDir).stagingPrefix}${process.pid}`;
  fs.mkdirSync(path.dirname(outDir), {recursive: true});
  fs.rmSync(beside, {recursive: true, force: true});
  if (fs.existsSync(outDir)) fs.accessSync(outDir, fs.constants.W_OK);
  const inCache = stagingInCache(spare, path.basename(outDir));
  if (inCache !== undefined) {
    const canMove = moved(inCache, beside) && moved(beside, inCache);
    if (canMove) return inCache;
    moved(inCache, spare);
  }
  if (!fs.existsSync(beside)) fs.mkdirSync(beside);
  onExit(() => fs.rmSync(beside, {recursive: true, force: true}));
  return beside;
}

/**
 * Makes the staging folder in the cache.
 *
 * @returns `undefined` if the cache cannot be written
 */
function stagingInCache(spare: string, name: string): string | undefined {
  const staging = path.join(spare + STAGING_SUFFIX, name);
  try {
    // Removes the folder of a killed build, or the link that `keepWritesAfterPublish` made for an earlier build of this
    // process.
    fs.rmSync(path.dirname(staging), {recursive: true, force: true});
    fs.mkdirSync(path.dirname(staging), {recursive: true});
    if (!moved(spare, staging)) fs.mkdirSync(staging);
    return staging;
  } catch {
    return undefined;
  }
}

/**
 * Discards the staging folder of a failed build. It becomes the spare output, so that the next build need not write all
 * files again. If the disk is full, the folder is deleted.
 */
export function discardStaging(staging: string, spare: string, error: unknown): void {
  if (isSpaceError(error) || !moved(staging, spare)) fs.rmSync(staging, {recursive: true, force: true});
}

/**
 * Moves a folder.
 *
 * @param codes - error codes for which the result is `false`; by default all codes. Other errors are thrown
 * @returns `true` if the folder was moved
 */
function moved(from: string, to: string, codes?: ReadonlySet<string>): boolean {
  try {
    fs.renameSync(from, to);
    return true;
  } catch (error) {
    if (codes && !codes.has(errorCode(error) ?? '')) throw error;
    return false;
  }
}

/**
 * Error codes of `rename` for folders that cannot be moved: a mount point, a folder in a lower layer of a container
 * image, or on Windows a folder that is in use.
 */
const FIXED_FOLDER: ReadonlySet<string> = new Set(['EBUSY', 'EXDEV', 'EPERM']);

/**
 * Replaces `outDir` by the staging folder; the old output becomes the spare output. If `outDir` cannot be moved, it is
 * filled file by file, and the staging folder becomes the spare output.
 *
 * @returns 'replaced' if the folder was moved, 'filled' if its files were copied
 */
export function replaceOutput(staging: string, outDir: string, spare: string): 'replaced' | 'filled' {
  const old = `${siblings(outDir).oldPrefix}${process.pid}`;
  // With handlers, signals do not end the process before this synchronous function has returned, so not between its two
  // renames.
  handleSignals();
  fs.rmSync(old, {recursive: true, force: true});
  const replaces = fs.existsSync(outDir);
  if (replaces && !moved(outDir, old, FIXED_FOLDER)) {
    fillInPlace(staging, outDir);
    if (!moved(staging, spare)) fs.rmSync(staging, {recursive: true, force: true});
    return 'filled';
  }
  try {
    fs.renameSync(staging, outDir);
  } catch (error) {
    if (replaces) fs.renameSync(old, outDir);
    throw error;
  }
  if (replaces && !moved(old, spare)) fs.rmSync(old, {recursive: true, force: true});
  return 'replaced';
}
