import fs from 'node:fs';
import path from 'node:path';
import {isAlive, sha256} from '@lectern/store';
import {cacheDirOf} from '../cache/cacheDir.js';
import {isSpaceError} from '../errors/systemError.js';
import {handleSignals, onExit} from '../terminal/onExit.js';
import {fillInPlace} from './fillInPlace.js';

/** Between the name of the spare output and what builds of it are in. */
const STAGING_SUFFIX = '.next';

/** Sibling folders that builds of `outDir` work in: same file system, so renaming is enough. */
function siblings(outDir: string): {stagingPrefix: string; oldPrefix: string} {
  const base = path.join(path.dirname(outDir), `.${path.basename(outDir)}`);
  return {stagingPrefix: `${base}.next-`, oldPrefix: `${base}.last-`};
}

/**
 * Clears what builds that were killed left behind.
 * One that died between its two renames left no output folder: the last good one is put back.
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

/** Path in the cache where a build keeps the output that it replaces: the next one starts from it. */
export function previousOutput(siteDir: string, outDir: string): string {
  const relative = path.relative(siteDir, outDir).split(path.sep).join('/');
  return path.join(cacheDirOf(siteDir), `output-${sha256(relative).slice(0, 8)}`);
}

/**
 * Makes a folder for the build to fill: the spare output, or an empty one. It is in the cache: a build that is killed leaves
 * nothing beside `outDir`. Plugins see its path, which therefore has the name of `outDir` and is the same for every build;
 * the lock of the site keeps builds apart. Where folders cannot be moved from there (another disk), it is beside `outDir`.
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

/** @returns `undefined` if the cache cannot be written. */
function stagingInCache(spare: string, name: string): string | undefined {
  const staging = path.join(spare + STAGING_SUFFIX, name);
  try {
    // Folders of killed builds, and a link of an earlier build of this process.
    fs.rmSync(path.dirname(staging), {recursive: true, force: true});
    fs.mkdirSync(path.dirname(staging), {recursive: true});
    if (!moved(spare, staging)) fs.mkdirSync(staging);
    return staging;
  } catch {
    return undefined;
  }
}

/**
 * Gives up what a build has filled. It becomes the spare output again, so that the next build has no more to do for a
 * mistake, unless there is no space left: then it goes.
 */
export function discardStaging(staging: string, spare: string, error: unknown): void {
  if (isSpaceError(error) || !moved(staging, spare)) fs.rmSync(staging, {recursive: true, force: true});
}

function moved(from: string, to: string): boolean {
  try {
    fs.renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** Error codes of folders that cannot be renamed: a mount point, a folder of a lower layer of an image, one in use (Windows). */
const FIXED_FOLDER = new Set(['EBUSY', 'EXDEV', 'EPERM']);

/** @returns `true` if the folder was renamed; `false` if that is not possible */
function movedAway(outDir: string, old: string): boolean {
  try {
    fs.renameSync(outDir, old);
    return true;
  } catch (error) {
    if (FIXED_FOLDER.has((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/**
 * Puts the finished folder in the place of the last one, which becomes the spare output. Where that one cannot be moved,
 * it is filled file by file, and the finished folder becomes the spare output.
 *
 * @returns how it was done
 */
export function publish(staging: string, outDir: string, spare: string): 'replaced' | 'filled' {
  const old = `${siblings(outDir).oldPrefix}${process.pid}`;
  // From here on a signal waits: it must not end the process between the two renames.
  handleSignals();
  fs.rmSync(old, {recursive: true, force: true});
  const replaces = fs.existsSync(outDir);
  if (replaces && !movedAway(outDir, old)) {
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
