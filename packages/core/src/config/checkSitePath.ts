import path from 'node:path';
import {errors} from '../errors/catalog.js';
import {realPath} from '../paths.js';

/** webpack reads "!" as the separator of loaders, "?" as the start of a query, and "\\" as a separator of folders. */
const RESERVED = path.sep === '/' ? /[!?\\]/ : /!/;

/**
 * Checks that webpack can read files in a folder.
 *
 * @throws {SiteError} `SITE_PATH_NOT_USABLE`
 */
export function checkSitePath(siteDir: string): void {
  const real = realPath(siteDir);
  const sign = RESERVED.exec(real)?.[0];
  if (sign !== undefined) throw errors.sitePathNotUsable({dir: real, sign});
}
