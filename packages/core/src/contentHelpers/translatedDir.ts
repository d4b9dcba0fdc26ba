import path from 'node:path';
import type {LoadContext} from '../plugins/Plugin.js';
import {localizedPluginDir} from './files.js';

/**
 * True if the configuration sets `translate: false` for the current locale. The content folders in the configuration
 * then already contain texts in the language of the locale.
 */
export function isTranslationOff({siteConfig, i18n}: Pick<LoadContext, 'siteConfig' | 'i18n'>): boolean {
  return siteConfig.i18n.localeConfigs[i18n.currentLocale]?.translate === false;
}

/**
 * Folder in which a plugin instance first looks for translated files.
 *
 * @param originals - folder of the files to translate
 * @param subPath - subfolder of the plugin's folder of translations, if the plugin has several: "version-1.0"
 * @returns `originals` if translations are switched off for the locale
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
