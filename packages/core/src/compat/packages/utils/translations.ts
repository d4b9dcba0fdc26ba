import path from 'node:path';
import type {TranslationFile} from '../../../plugins/Plugin.js';
import type {I18n, LocaleConfig} from '../../../shared/siteConfig.js';

type Messages = TranslationFile['content'];

/** Merges the messages of several translation files by id; a later file overrides an earlier one. */
export function mergeTranslations(contents: readonly Messages[]): Messages {
  return Object.assign({}, ...contents);
}

/** Copy of a translation file with every message changed by `updateMessage`. */
export function updateTranslationFileMessages(
  translationFile: TranslationFile,
  updateMessage: (message: string) => string,
): TranslationFile {
  const entries = Object.entries(translationFile.content);
  const content = entries.map(([id, one]) => [id, {...one, message: updateMessage(one.message)}] as const);
  return {...translationFile, content: Object.fromEntries(content)};
}

/** Folder of the translated files of a plugin instance: "i18n/fr/plugin-name-id/…". */
export function getPluginI18nPath({
  localizationDir,
  pluginName,
  pluginId = 'default',
  subPaths = [],
}: {
  localizationDir: string;
  pluginName: string;
  pluginId?: string | undefined;
  subPaths?: readonly string[];
}): string {
  const folder = pluginId === 'default' ? pluginName : `${pluginName}-${pluginId}`;
  return path.join(localizationDir, folder, ...subPaths);
}

/** Settings of a locale. @throws {Error} if the site does not have the locale */
export function getLocaleConfig(i18n: I18n, locale: string = i18n.currentLocale): LocaleConfig {
  const config = i18n.localeConfigs[locale];
  if (!config) throw new Error(`Can't find locale config for locale \`${locale}\``);
  return config;
}
