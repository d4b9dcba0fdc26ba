import fs from 'node:fs';
import path from 'node:path';
import {errors} from '../errors/catalog.js';

const EXTENSIONS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'];
const CONFIG_FILE_NAMES = ['site.config', 'docusaurus.config'].flatMap((name) =>
  EXTENSIONS.map((extension) => `${name}.${extension}`),
);

/**
 * Finds the config file of a site.
 *
 * @param flag - value of `--config`, relative to the site folder
 * @returns absolute path
 * @throws {SiteError} `SITE_DIR_NOT_FOUND`, `CONFIG_NOT_FOUND`
 */
export function findConfigFile(siteDir: string, flag?: string): string {
  if (!fs.existsSync(siteDir)) throw errors.siteDirNotFound(siteDir);
  if (flag !== undefined) {
    const file = path.resolve(siteDir, flag);
    if (!fs.existsSync(file)) throw errors.configFlagNotFound(file);
    return file;
  }
  const file = configIn(siteDir);
  if (file === undefined) {
    throw errors.configNotFound({
      dir: siteDir,
      tried: ['site.config.ts', 'docusaurus.config.ts', 'the same with .js and so on'],
      sites: sitesIn(siteDir),
    });
  }
  return file;
}

function configIn(dir: string): string | undefined {
  const name = CONFIG_FILE_NAMES.find((candidate) => fs.existsSync(path.join(dir, candidate)));
  return name === undefined ? undefined : path.join(dir, name);
}

/** Names of the folders of sites in a folder, such as "website" in a repository. Empty if the folder cannot be read. */
function sitesIn(dir: string): readonly string[] {
  try {
    const folders = fs.readdirSync(dir, {withFileTypes: true}).filter((entry) => entry.isDirectory());
    return folders.map(({name}) => name).filter((name) => configIn(path.join(dir, name)) !== undefined);
  } catch {
    return [];
  }
}
