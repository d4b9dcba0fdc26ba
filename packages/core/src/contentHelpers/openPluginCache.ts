import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {CacheTable, sha256} from '@lectern/store';
import {cacheDirOf} from '../cache/cacheDir.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {codeVersion, engineVersion} from '../version.js';

/**
 * Opens a table among the caches of a site, for what a plugin can find out again: JSON values, or byte arrays, which suit numbers.
 * The table is empty if it is damaged, or if another version of the code wrote it.
 *
 * @param name - of the table, unique in the site: "docs-facts-default"
 * @param code - folder of the plugin's compiled code, in that of its package
 */
export function openPluginCache<Records extends object>(
  {siteDir, i18n}: LoadContext,
  name: string,
  code: URL,
): CacheTable<Records> {
  const key = sha256(`${name}\n${i18n.currentLocale}`).slice(0, 8);
  const version = `${engineVersion()} ${codeVersion(path.resolve(fileURLToPath(code)))}`;
  return new CacheTable(path.join(cacheDirOf(siteDir), `plugin-${key}`), version);
}

/**
 * A folder among the caches of a site, for files of a plugin. `site clear` deletes it; the plugin checks what it reads there.
 *
 * @param name - unique in the site: "ideal-image"
 */
export function pluginCacheDir({siteDir}: Pick<LoadContext, 'siteDir'>, name: string): string {
  return path.join(cacheDirOf(siteDir), name);
}
