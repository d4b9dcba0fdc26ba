import {cacheDirWarnings, chooseCacheDir} from '../cache/cacheDir.js';
import {realPath} from '../paths.js';
import {chooseGeneratedDir} from './generatedDir.js';

/**
 * Folders of a site in which Lectern creates files. A command chooses the folders once: if a folder later becomes full
 * or read-only, the command ends with an error and does not choose another folder.
 */
export interface OwnFolders {
  /** Absolute path. Its files may be deleted at any time. */
  readonly cacheDir: string;
  /** Absolute path of the folder of generated files, which locales share. */
  readonly generatedDir: string;
  /** Warning if the default cache folder cannot be written. */
  readonly warnings: readonly string[];
}

/** Chooses the folders of a site. Checks on the disk which folders can be written: see `chooseCacheDir`. */
export function chooseOwnFolders(siteDir: string): OwnFolders {
  const real = realPath(siteDir);
  const cache = chooseCacheDir(real);
  return {
    cacheDir: cache.dir,
    generatedDir: chooseGeneratedDir(real, cache.dir),
    warnings: cacheDirWarnings(cache),
  };
}
