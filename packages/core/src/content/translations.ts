import path from 'node:path';
import {readMessageFile} from '../contentHelpers/messageFile.js';
import {callHook} from '../plugins/callHook.js';
import type {LoadContext, LoadedPlugin, TranslationFile} from '../plugins/Plugin.js';

/** Returns true if translations have to be read for the current locale (`translate` of its config). */
export function isTranslated({i18n}: LoadContext): boolean {
  return i18n.localeConfigs[i18n.currentLocale]?.translate ?? false;
}

/** Returns the folder of a plugin's translations: ".../i18n/fr/docusaurus-plugin-content-docs-second". */
export function pluginI18nDir(
  context: Pick<LoadContext, 'localizationDir'>,
  {plugin, id}: LoadedPlugin,
): string {
  return path.join(context.localizationDir, id === 'default' ? plugin.name : `${plugin.name}-${id}`);
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

/** Loads the texts of the plugin in the current locale; empty if nothing is translated. */
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
 * Loads the default translations for messages of components, which plugins contain: id → text. Later plugins override
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

/** Loads the messages of components: id → text. "code.json" of the site overrides the defaults of plugins. */
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
