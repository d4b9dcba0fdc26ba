import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {errors} from '../errors/catalog.js';
import {describeIssues, issueSentence} from '../errors/describeIssues.js';
import {lineInJson} from '../errors/jsonLine.js';
import {parseJson} from '../errors/parseJson.js';
import {callHook} from '../plugins/callHook.js';
import type {LoadContext, LoadedPlugin, TranslationFile} from '../plugins/Plugin.js';

const messagesSchema = z.record(
  z.string(),
  z.strictObject({message: z.string(), description: z.string().optional()}),
);

/** Whether the current locale has translations to read. */
export function isTranslated({i18n}: LoadContext): boolean {
  return i18n.localeConfigs[i18n.currentLocale]?.translate ?? false;
}

/**
 * Reads a file of messages.
 *
 * @param file - absolute
 * @returns `undefined` where there is no such file.
 * @throws {SiteError} `TRANSLATION_FILE_INVALID`
 */
function readMessages(file: string): TranslationFile['content'] | undefined {
  if (!fs.existsSync(file)) return undefined;
  const text = fs.readFileSync(file, 'utf8');
  const parsed = parseJson(text);
  if ('reason' in parsed) {
    const {line, reason} = parsed;
    throw errors.translationFileInvalid({file, line, reason: `it is not JSON (${reason}).`});
  }
  const {value} = parsed;
  const result = messagesSchema.safeParse(value);
  if (result.success) return result.data;
  const [first] = describeIssues(result.error.issues, value);
  throw errors.translationFileInvalid({
    file,
    line: lineInJson(text, [...(first?.path ?? []), ...(first?.unknownKeys ?? [])]),
    reason: first ? issueSentence(first) : 'it has the wrong shape.',
  });
}

/** Folder of a plugin's translations: "i18n/fr/docusaurus-plugin-content-docs-second". */
function pluginI18nDir(context: Pick<LoadContext, 'localizationDir'>, {plugin, id}: LoadedPlugin): string {
  return path.join(context.localizationDir, id === 'default' ? plugin.name : `${plugin.name}-${id}`);
}

/** The plugin's own messages with those of the locale in their place; messages that the plugin does not know are left out. */
function localised(file: TranslationFile, dir: string): TranslationFile {
  const messages = readMessages(path.join(dir, `${file.path}.json`));
  if (!messages) return file;
  const content = Object.entries(file.content).map(([id, message]) => [id, messages[id] ?? message] as const);
  return {path: file.path, content: Object.fromEntries(content)};
}

/** What the plugin has to translate, in the current locale. Empty where nothing is translated. */
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

/** Messages of components, by id: defaults of the plugins, a later one first; what the site says in code.json wins. */
export async function loadCodeTranslations(
  plugins: readonly LoadedPlugin[],
  context: LoadContext,
): Promise<{readonly [id: string]: string}> {
  const defaults = await Promise.all(
    plugins.map((plugin) =>
      callHook(plugin, 'getDefaultCodeTranslationMessages', async (hooks) =>
        hooks.getDefaultCodeTranslationMessages?.(),
      ),
    ),
  );
  const site = isTranslated(context)
    ? readMessages(path.join(context.localizationDir, 'code.json'))
    : undefined;
  const own = Object.entries(site ?? {}).map(([id, {message}]) => [id, message] as const);
  return Object.assign({}, ...defaults, Object.fromEntries(own)) as {readonly [id: string]: string};
}
