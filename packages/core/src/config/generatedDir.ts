import path from 'node:path';
import {isWritable} from '../cache/isWritable.js';
import {GIT_VERSIONS_DIR, gitRefPath} from '../gitRefPath.js';
import {isWithin} from '../paths.js';
import type {LoadContext} from '../plugins/Plugin.js';

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

/**
 * True if a file is in one of the folders that `chooseGeneratedDir` may return. False for files of git refs
 * (`gitVersionsDir`): their authors wrote them, although they lie in this folder.
 */
export function isGenerated(
  file: string,
  {siteDir, cacheDir}: {readonly siteDir: string; readonly cacheDir: string},
): boolean {
  return (
    [siteGeneratedDir(siteDir), cachedGeneratedDir(cacheDir)].some((dir) => isWithin(dir, file)) &&
    gitRefPath(file) === undefined
  );
}

/**
 * Absolute folder for the files of git refs of one plugin instance. All locales share it: unlike other generated files,
 * these files are the same for each locale.
 */
export function gitVersionsDir(
  {generatedFilesDir, i18n}: Pick<LoadContext, 'generatedFilesDir' | 'i18n'>,
  pluginId: string,
): string {
  const ofLocale = path.join(path.sep, 'locales', i18n.currentLocale);
  const shared = generatedFilesDir.endsWith(ofLocale)
    ? generatedFilesDir.slice(0, -ofLocale.length)
    : generatedFilesDir;
  return path.join(shared, GIT_VERSIONS_DIR, pluginId);
}

/** Returns the absolute path of the HTML file with the report that `site build --bundle-analyzer` writes. */
export function bundleReportFile(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'bundle-report.html');
}
