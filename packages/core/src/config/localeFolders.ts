import path from 'node:path';
import {errors} from '../errors/catalog.js';
import {configLocation} from './findFieldLine.js';
import type {LoadedConfig} from './LoadedConfig.js';
import {localeOutput} from './resolveI18n.js';

/**
 * Returns the absolute output folders of locales that are built together, by locale.
 *
 * @throws {SiteError} `LOCALES_SHARE_OUTPUT` if two locales have the same folder
 */
export function localeFolders(
  {outDir, context, baseUrl, configFile}: LoadedConfig,
  locales: readonly string[],
): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  const localeOf = new Map<string, string>();
  for (const locale of locales) {
    const own = context.i18n.localeConfigs[locale];
    const output = localeOutput({tag: locale, baseUrl: own?.baseUrl ?? '/'}, baseUrl);
    const other = localeOf.get(output);
    if (other !== undefined) {
      const location = configLocation(configFile, ['i18n', 'localeConfigs', locale]);
      throw errors.localesShareOutput([other, locale], path.join(outDir, output), location);
    }
    localeOf.set(output, locale);
    folders.set(locale, path.join(outDir, output));
  }
  return folders;
}
