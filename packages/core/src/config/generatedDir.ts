import path from 'node:path';
import {isWritable} from '../cache/isWritable.js';
import {isWithin} from '../paths.js';

/** Name of the folder of generated files, relative to the site folder: ".site". */
export function generatedDirName(): string {
  return process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.site';
}

/** Absolute folder of generated files in the site folder, even if that folder is not writable. */
export function siteGeneratedDir(siteDir: string): string {
  return path.resolve(siteDir, generatedDirName());
}

function cachedGeneratedDir(cacheDir: string): string {
  return path.join(cacheDir, 'generated');
}

/** Chooses the folder of generated files: in the site folder or, if that is not writable, in the cache. */
export function chooseGeneratedDir(siteDir: string, cacheDir: string): string {
  const preferred = siteGeneratedDir(siteDir);
  return isWritable(preferred) ? preferred : cachedGeneratedDir(cacheDir);
}

/** True if a file is in one of the folders that `chooseGeneratedDir` may return. */
export function isGenerated(
  file: string,
  {siteDir, cacheDir}: {readonly siteDir: string; readonly cacheDir: string},
): boolean {
  return [siteGeneratedDir(siteDir), cachedGeneratedDir(cacheDir)].some((dir) => isWithin(dir, file));
}

/** Returns the absolute path of the HTML file with the report that `site build --bundle-analyzer` writes. */
export function bundleReportFile(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'bundle-report.html');
}
