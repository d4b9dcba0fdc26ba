import path from 'node:path';
import {cacheDirOf} from '../cache/cacheDir.js';
import {isWritable} from '../cache/isWritable.js';

/** Name of the folder for what the engine writes beside a site's sources, relative to the site folder. */
export function generatedDirName(): string {
  return process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.site';
}

/** By the folder that is preferred. */
const chosen = new Map<string, string>();

/** That folder beside the sources, absolute, even if it cannot be written. */
export function siteGeneratedDir(siteDir: string): string {
  return path.resolve(siteDir, generatedDirName());
}

/** The folder for generated files, absolute: in the cache if the one beside the sources cannot be written. */
export function generatedDir(siteDir: string): string {
  const preferred = siteGeneratedDir(siteDir);
  const dir =
    chosen.get(preferred) ??
    (isWritable(preferred) ? preferred : path.join(cacheDirOf(siteDir), 'generated'));
  chosen.set(preferred, dir);
  return dir;
}

/** Checks that a file is in that folder. */
export function isGenerated(file: string, siteDir: string): boolean {
  const dir = generatedDir(siteDir);
  return file === dir || file.startsWith(dir + path.sep);
}

/** The page that `--bundle-analyzer` writes, absolute. */
export function bundleReportFile(siteDir: string): string {
  return path.join(generatedDir(siteDir), 'bundle-report.html');
}
