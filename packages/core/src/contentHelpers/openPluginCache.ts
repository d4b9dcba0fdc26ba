import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {CacheTable, sha256} from '@lectern/store';
import type {LoadContext} from '../plugins/Plugin.js';
import {codeVersion, engineVersion} from '../version.js';

/**
 * Opens a cache table (a file with keys and values) of the current locale, for data that a plugin can make again: JSON
 * values, or byte arrays for large lists of numbers. The table is empty if it is damaged, or if another version of the
 * code wrote it.
 *
 * @param name - name of the table, unique in the site: "docs-facts-default"
 * @param code - file URL of the folder with the plugin's code. If that code changes, the table is empty.
 */
export function openPluginCache<Records extends object>(
  {cacheDir, i18n}: Pick<LoadContext, 'cacheDir' | 'i18n'>,
  name: string,
  code: URL,
): CacheTable<Records> {
  const key = sha256(`${name}\n${i18n.currentLocale}`).slice(0, 8);
  const version = `${engineVersion()} ${codeVersion(path.resolve(fileURLToPath(code)))}`;
  const table = new CacheTable<Records>(path.join(cacheDir, `plugin-${key}`), version);
  opened.add(table.file);
  return table;
}

// Module state: files of the tables that plugins of this process have opened. A remote cache gets these tables, and none
// that an earlier configuration has left in the folder.
const opened = new Set<string>();

/** Checks if a plugin has opened a table in this process. @param file - absolute path of the file of the table */
export function isOpenedTable(file: string): boolean {
  return opened.has(file);
}

/**
 * Returns the path of a folder in the cache of a site, for files of a plugin. The folder may not exist, and its files
 * may be damaged. `site clear` deletes it.
 */
export function pluginCacheDir({cacheDir}: Pick<LoadContext, 'cacheDir'>, name: string): string {
  return path.join(cacheDir, name);
}
