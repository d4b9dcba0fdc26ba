import path from 'node:path';
import {cacheDirOf} from '../cache/cacheDir.js';
import {isWritable} from '../cache/isWritable.js';

/** Name of the folder of generated files, relative to the site folder: ".site". */
export function generatedDirName(): string {
  return process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.site';
}

/**
 * Folder beside the sources → folder that is used: the same, or one in the cache. The choice does not change later, so
 * that all files of a process are in one folder.
 */
// Module state: one choice for each site, for all code of the process.
const chosen = new Map<string, string>();

/** Absolute folder of generated files beside the sources, even if it is not writable. */
export function siteGeneratedDir(siteDir: string): string {
  return path.resolve(siteDir, generatedDirName());
}

/** Absolute folder of generated files: beside the sources, or in the cache if that is not writable. */
export function generatedDir(siteDir: string): string {
  const preferred = siteGeneratedDir(siteDir);
  const dir =
    chosen.get(preferred) ??
    (isWritable(preferred) ? preferred : path.join(cacheDirOf(siteDir), 'generated'));
  chosen.set(preferred, dir);
  return dir;
}

/** True if a file is in the folder of generated files. */
export function isGenerated(file: string, siteDir: string): boolean {
  const dir = generatedDir(siteDir);
  return file === dir || file.startsWith(dir + path.sep);
}

/** Absolute HTML file that `--bundle-analyzer` writes. */
export function bundleReportFile(siteDir: string): string {
  return path.join(generatedDir(siteDir), 'bundle-report.html');
}
