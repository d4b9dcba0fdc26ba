import path from 'node:path';
import {localizedPluginDir} from '../contentHelpers/files.js';
import {readMessageFile} from '../contentHelpers/messageFile.js';
import {callHook} from '../plugins/callHook.js';
import type {LoadContext, LoadedPlugin, TranslationFile} from '../plugins/Plugin.js';

/**
 * Returns true if translations have to be read for the current locale: value of `translate` in the settings of the
 * locale.
 */
export function isTranslated({i18n}: LoadContext): boolean {
  return i18n.localeConfigs[i18n.currentLocale]?.translate ?? false;
}

/** Returns the absolute folder with the translated files of a loaded plugin; see `localizedPluginDir`. */
export function pluginI18nDir(
  context: Pick<LoadContext, 'localizationDir'>,
  {plugin, id}: LoadedPlugin,
): string {
  return localizedPluginDir(context, {name: plugin.name, id});
}

/**
 * Replaces the messages of a plugin by the translated messages of the locale. Ignores translated messages that the
 * plugin does not have.
 */
function localised(file: TranslationFile, dir: string): TranslationFile {
  const messages = readMessageFile(path.join(dir, `${file.path}.json`))?.messages;
  if (!messages) return file;
  const content = Object.entries(file.content).map(
    ([id, message]) => [id, messages.get(id) ?? message] as const,
  );
  return {path: file.path, content: Object.fromEntries(content)};
}

/**
 * Calls `getTranslationFiles` of a plugin, and replaces the messages by those of the locale's translation files.
 * Returns an empty list if the locale is not translated.
 */
export async function loadTranslationFiles(
  plugin: LoadedPlugin,
  content: unknown,
  context: LoadContext,
): Promise<readonly TranslationFile[]> {
  if (!isTranslated(context)) return [];
  const files = await callHook(plugin, 'getTranslationFiles', async (hooks) =>
    hooks.getTranslationFiles?.({content}),
  );
  const dir = pluginI18nDir(context, plugin);
  return (files ?? []).map((file) => localised(file, dir));
}

/**
 * Loads the translations that plugins contain for the texts of their components: id → text. Later plugins override
 * earlier ones.
 *
 * @param plugins - loaded for the locale whose messages are needed
 */
export async function loadDefaultMessages(
  plugins: readonly LoadedPlugin[],
): Promise<{readonly [id: string]: string}> {
  const loading = plugins.map((plugin) =>
    callHook(plugin, 'getDefaultCodeTranslationMessages', async (hooks) =>
      hooks.getDefaultCodeTranslationMessages?.(),
    ),
  );
  const defaults = await Promise.all(loading);
  return Object.assign({}, ...defaults);
}

/**
 * Loads the translations for the texts of components: id → text. "code.json" of the site overrides the translations
 * that plugins contain.
 */
export async function loadCodeTranslations(
  plugins: readonly LoadedPlugin[],
  context: LoadContext,
): Promise<{readonly [id: string]: string}> {
  const defaults = await loadDefaultMessages(plugins);
  const site = isTranslated(context)
    ? readMessageFile(path.join(context.localizationDir, 'code.json'))?.messages
    : undefined;
  const own = [...(site ?? [])].map(([id, {message}]) => [id, message] as const);
  return {...defaults, ...Object.fromEntries(own)};
}
