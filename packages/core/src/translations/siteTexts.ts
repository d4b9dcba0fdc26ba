import path from 'node:path';
import {loadDefaultMessages, pluginI18nDir} from '../content/translations.js';
import {errors} from '../errors/catalog.js';
import type {Problem} from '../errors/SiteError.js';
import {isBelow, relativePath} from '../paths.js';
import {callHook, pluginLabel} from '../plugins/callHook.js';
import type {
  LoadContext,
  LoadedPlugin,
  TranslatableFile,
  TranslationFile,
  TranslationMessage,
} from '../plugins/Plugin.js';
import {findCodeMessages} from './codeMessages.js';

/** A text of the site that can be translated: the text in the default locale, and a description for translators. */
export interface SourceText extends TranslationMessage {
  /** Translation of the text into the current locale, if a theme or plugin already contains one. */
  readonly suggestion?: string;
}

/** All messages that one message file of a locale should have, with their texts in the default locale. */
export interface SourceFile {
  /** Path relative to the folder of the locale, with "/": "docusaurus-theme-classic/navbar.json". */
  readonly path: string;
  /** Texts, by message id. */
  readonly texts: ReadonlyMap<string, SourceText>;
}

/** All texts and files of a site for which a locale can have translations. */
export interface SiteTexts {
  /** Message files: first the file of the messages in code, then the files of the plugins, in plugin order. */
  readonly messages: readonly SourceFile[];
  /** Files of each plugin, such as Markdown files, that a locale can replace as a whole. */
  readonly files: readonly PluginFiles[];
  /** Messages in code that cannot be extracted. */
  readonly problems: readonly Problem[];
}

/** Files of a plugin instance that a locale can replace as a whole. */
export interface PluginFiles {
  /** Absolute path of the folder with the plugin's translations. */
  readonly dir: string;
  /** Original files with the paths of their translations; `undefined` for a plugin without `getTranslatableFiles`. */
  readonly files: readonly TranslatableFile[] | undefined;
}

const CODE_FILE = 'code.json';

function sourceFile(file: TranslationFile, plugin: LoadedPlugin, context: LoadContext): SourceFile {
  const dir = pluginI18nDir(context, plugin);
  const absolute = path.resolve(dir, `${file.path}.json`);
  if (!isBelow(dir, absolute)) {
    const problem = `returns the translation file "${file.path}", which leads out of its folder.`;
    const label = `The plugin ${pluginLabel(plugin)}`;
    throw errors.pluginInvalid({label, problem, location: {file: plugin.origin}});
  }
  return {
    path: relativePath(context.localizationDir, absolute),
    texts: new Map(Object.entries(file.content)),
  };
}

interface PluginTexts extends PluginFiles {
  readonly messages: readonly SourceFile[];
}

async function pluginTexts(plugin: LoadedPlugin, context: LoadContext): Promise<PluginTexts> {
  const content = await callHook(plugin, 'loadContent', async (hooks) => hooks.loadContent?.());
  const messages = await callHook(plugin, 'getTranslationFiles', async (hooks) =>
    hooks.getTranslationFiles?.({content}),
  );
  const files = await callHook(plugin, 'getTranslatableFiles', async (hooks) =>
    hooks.getTranslatableFiles?.({content}),
  );
  return {
    messages: (messages ?? []).map((file) => sourceFile(file, plugin, context)),
    dir: pluginI18nDir(context, plugin),
    files,
  };
}

async function codeTexts(
  plugins: readonly LoadedPlugin[],
  {siteDir}: LoadContext,
): Promise<{file: SourceFile; problems: readonly Problem[]}> {
  const [defaults, {messages, problems}] = await Promise.all([
    loadDefaultMessages(plugins),
    findCodeMessages(plugins, siteDir),
  ]);
  const suggestions = new Map(Object.entries(defaults));
  const texts = [...messages.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({id, message, description}): [string, SourceText] => [
      id,
      {message, description, suggestion: suggestions.get(id)},
    ]);
  return {file: {path: CODE_FILE, texts: new Map(texts)}, problems};
}

/**
 * Loads all texts and files of a site for which a locale can have translations: from code and from plugins.
 *
 * @param plugins - loaded for the locale of `context`
 */
export async function loadSiteTexts(
  plugins: readonly LoadedPlugin[],
  context: LoadContext,
): Promise<SiteTexts> {
  const [code, ...others] = await Promise.all([
    codeTexts(plugins, context),
    ...plugins.map((plugin) => pluginTexts(plugin, context)),
  ]);
  return {
    messages: [code.file, ...others.flatMap(({messages}) => messages)],
    files: others.map(({dir, files}) => ({dir, files})),
    problems: code.problems,
  };
}
