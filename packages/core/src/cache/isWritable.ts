import fs from 'node:fs';
import path from 'node:path';
import {nearestExisting} from '../paths.js';

/** @param mode - bits of `fs.constants`: `R_OK`, `W_OK`, `X_OK` */
export function isAccessible(file: string, mode: number): boolean {
  try {
    fs.accessSync(file, mode);
    return true;
  } catch {
    return false;
  }
}

function canWrite(folder: string): boolean {
  return isAccessible(folder, fs.constants.W_OK | fs.constants.X_OK);
}

/**
 * Checks if the disk of a folder is full. Some file systems report that they have 0 blocks: they do not count as full.
 */
function isFull(folder: string): boolean {
  const {blocks, bavail} = fs.statfsSync(folder);
  return blocks > 0 && bavail === 0;
}

/**
 * Checks if files can be written to a folder and to the folders directly in it, which may have other owners. For a
 * folder that does not exist, checks if it can be created.
 */
export function isWritable(folder: string): boolean {
  try {
    const existing = nearestExisting(folder);
    if (!fs.statSync(existing).isDirectory() || !canWrite(existing) || isFull(existing)) return false;
    if (existing !== folder) return true;
    return fs
      .readdirSync(folder, {withFileTypes: true})
      .every((entry) => !entry.isDirectory() || canWrite(path.join(folder, entry.name)));
  } catch {
    return false;
  }
}
