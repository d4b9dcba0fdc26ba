import path from 'node:path';
import {errors} from '../errors/catalog.js';
import {realPath} from '../paths.js';

/**
 * Characters with a meaning in the bundler's requests: "!" separates loaders, "?" starts a query, "\\" separates
 * folders.
 */
const RESERVED = path.sep === '/' ? /[!?\\]/ : /!/;

/**
 * Checks that the bundler can read files in the site folder.
 *
 * @throws {SiteError} `SITE_PATH_NOT_USABLE` if its path contains a reserved character
 */
export function checkSitePath(siteDir: string): void {
  const real = realPath(siteDir);
  const sign = RESERVED.exec(real)?.[0];
  if (sign !== undefined) throw errors.sitePathNotUsable({dir: real, sign});
}
