import fs from 'node:fs';
import path from 'node:path';
import {relativePath, toPosix} from '../paths.js';
import {MAX_FILE} from './packs.js';

/** A file of the cache folder that builds share, before it is read. */
export interface SharedFile {
  /** Path relative to the cache folder, with "/". */
  readonly name: string;
  /** Files of one group are packed together: "pages docs/default/1.0". Tables are in no group. */
  readonly group?: string | undefined;
}

/** Folders in the cache whose files are shared. */
const FOLDERS = ['artifacts', 'bundles', 'indexes', 'pages'];

/** Tables of this machine, such as those that describe its output folder, or of commands that are not builds. */
const OWN_TABLES = /^(?:last|certificate|check-|samples)/i;

/**
 * True for names that may be restored: files of the shared folders, and tables at the top of the cache. Names of a store
 * are not trusted: "..", absolute paths and devices of Windows are refused.
 */
export function isSharedName(name: string): boolean {
  const parts = name.split('/');
  if (parts.some((part) => part === '' || /^\.+$/.test(part) || /[\\:\0-\x1f]|[. ]$/.test(part)))
    return false;
  if (parts.length === 1) return name.endsWith('.table') && !OWN_TABLES.test(name);
  return FOLDERS.includes(parts[0] ?? '');
}

export function isTable(name: string): boolean {
  return name.endsWith('.table');
}

/** True if the cache folder has no table, as on a machine that has not built the site before. */
export function isCold(cacheDir: string): boolean {
  return !namesIn(cacheDir).some((name) => isTable(name) && isSharedName(name));
}

function namesIn(dir: string): string[] {
  try {
    return fs.readdirSync(dir);
  } catch {
    return [];
  }
}

/** Lists all files below a folder of the cache, relative to the cache, as one group. */
export function filesBelow(cacheDir: string, folder: string): SharedFile[] {
  const dir = path.join(cacheDir, folder);
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => ({name: relativePath(cacheDir, path.join(entry.parentPath, entry.name)), group: folder}));
}

/** Lists the tables at the top of the cache whose names a test accepts. */
export function tablesIn(cacheDir: string, isWanted: (name: string) => boolean): SharedFile[] {
  return namesIn(cacheDir)
    .filter((name) => isSharedName(name) && isWanted(name))
    .map((name) => ({name: toPosix(name)}));
}

/** Reads a shared file; `undefined` if it is gone, not a regular file, or too large. */
export function readShared(cacheDir: string, name: string): Uint8Array | undefined {
  try {
    const fd = fs.openSync(path.join(cacheDir, name), fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0));
    try {
      const stat = fs.fstatSync(fd);
      return stat.isFile() && stat.size <= MAX_FILE ? fs.readFileSync(fd) : undefined;
    } finally {
      fs.closeSync(fd);
    }
  } catch {
    return undefined;
  }
}
