import path from 'node:path';

/** Name of the folder for what the engine writes beside a site's sources, relative to the site folder. */
export function generatedDirName(): string {
  return process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.site';
}

/** That folder, absolute. */
export function generatedDir(siteDir: string): string {
  return path.resolve(siteDir, generatedDirName());
}

/** Whether a file is in that folder. */
export function isGenerated(file: string, siteDir: string): boolean {
  const dir = generatedDir(siteDir);
  return file === dir || file.startsWith(dir + path.sep);
}

/** The page that `--bundle-analyzer` writes, absolute. */
export function bundleReportFile(siteDir: string): string {
  return path.join(generatedDir(siteDir), 'bundle-report.html');
}
