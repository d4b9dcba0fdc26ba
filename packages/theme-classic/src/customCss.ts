import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@lectern/core';
import {errors} from './errors.js';

/**
 * Absolute paths of the site's own stylesheets.
 *
 * @param names - option `customCss`: paths relative to the site folder, or absolute
 * @throws {SiteError} `CUSTOM_CSS_MISSING`, with all files that do not exist
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
