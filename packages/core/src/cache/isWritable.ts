import fs from 'node:fs';
import path from 'node:path';
import {nearestExisting} from '../paths.js';

function canWrite(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Some file systems do not count their blocks. */
function isFull(folder: string): boolean {
  const {blocks, bavail} = fs.statfsSync(folder);
  return blocks > 0 && bavail === 0;
}

/**
 * Tests if files can be written in a folder and in the folders directly within it, which may have other owners. A folder that
 * does not exist has to be one that can be made.
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
