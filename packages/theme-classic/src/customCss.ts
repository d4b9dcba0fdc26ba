import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@lectern/core';
import {errors} from './errors.js';

/**
 * The site's own stylesheets, absolute.
 *
 * @param names - as the option has them
 * @throws {SiteError} `CUSTOM_CSS_MISSING` with all that do not exist
 */
export function customCssFiles(
  names: readonly string[],
  {siteDir, siteConfigPath}: Pick<LoadContext, 'siteDir' | 'siteConfigPath'>,
): string[] {
  const files = names.map((name) => path.resolve(siteDir, name));
  const missing = names.filter((_name, at) => !fs.existsSync(files[at] ?? ''));
  if (missing.length > 0) throw errors.stylesheetsMissing({names: missing, configFile: siteConfigPath});
  return files;
}
