import fs from 'node:fs';
import path from 'node:path';
import {type LoadContext, SiteError} from '@lectern/core';
import {configPlace} from '@lectern/core/content-helpers';

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
  if (missing.length > 0) {
    const list = missing.map((name) => `"${name}"`).join(', ');
    throw new SiteError(
      'CUSTOM_CSS_MISSING',
      `The option "customCss" names stylesheets that do not exist: ${list}.`,
      {
        place: configPlace(siteConfigPath, ['customCss']),
        hint: 'Create them, or correct the paths: they start from the folder of the site.',
      },
    );
  }
  return files;
}
