import path from 'node:path';
import type {LoadContext} from '../plugins/Plugin.js';
import {localizedPluginDir} from './files.js';

/**
 * Checks that the configuration turns translations of the current locale off: the files that it names are then in that language.
 */
export function isTranslationOff({siteConfig, i18n}: Pick<LoadContext, 'siteConfig' | 'i18n'>): boolean {
  return siteConfig.i18n.localeConfigs[i18n.currentLocale]?.translate === false;
}

/**
 * Where a plugin instance looks for translated files first.
 *
 * @param originals - the folder of the files that are translated
 * @param subPath - below the folder of the plugin, if it has several: "version-1.0"
 * @returns the folder of the originals where translations are turned off
 */
export function translatedDir(
  context: LoadContext,
  plugin: {readonly name: string; readonly id: string},
  {originals, subPath = ''}: {readonly originals: string; readonly subPath?: string},
): string {
  if (isTranslationOff(context)) return originals;
  const dir = localizedPluginDir(context, plugin);
  return path.join(dir, subPath);
}
