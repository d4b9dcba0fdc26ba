import {mergeErrors} from '../errors/mergeErrors.js';
import {callHook} from '../plugins/callHook.js';
import type {LoadedPlugins} from '../plugins/LoadedPlugins.js';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import type {LoadedContent, PluginContent} from './PluginContent.js';
import {mergeRecorded, recordActions} from './recordActions.js';
import {isTranslated, loadCodeTranslations, loadTranslationFiles} from './translations.js';

/** One plugin from `loadContent` to `injectHtmlTags`, without what it adds once it sees all content. */
async function loadPluginContent(plugin: LoadedPlugin, context: LoadContext): Promise<PluginContent> {
  const loaded = await callHook(plugin, 'loadContent', async (hooks) => hooks.loadContent?.());
  const translationFiles = await loadTranslationFiles(plugin, loaded, context);
  const content = isTranslated(context)
    ? callHook(plugin, 'translateContent', (hooks) =>
        hooks.translateContent ? hooks.translateContent({content: loaded, translationFiles}) : loaded,
      )
    : loaded;
  const {actions, recorded} = recordActions(plugin, context);
  await callHook(plugin, 'contentLoaded', async (hooks) => hooks.contentLoaded?.({content, actions}));
  const own = recorded();
  return {
    ...own,
    own,
    plugin,
    content,
    translationFiles,
    rules: callHook(plugin, 'getMarkdownRules', (hooks) => hooks.getMarkdownRules?.({content})) ?? [],
    images: callHook(plugin, 'getMarkdownImages', (hooks) => hooks.getMarkdownImages?.({content})),
    htmlTags: callHook(plugin, 'injectHtmlTags', (hooks) => hooks.injectHtmlTags?.({content})),
  };
}

function contentByPlugin(contents: readonly PluginContent[]): {[name: string]: {[id: string]: unknown}} {
  const all: {[name: string]: {[id: string]: unknown}} = {};
  for (const {plugin, content} of contents) {
    const instances = all[plugin.plugin.name] ?? {};
    all[plugin.plugin.name] = instances;
    instances[plugin.id] = content;
  }
  return all;
}

/** Shows every plugin the content of all, and adds what it makes of it. */
async function runAllContentLoaded(
  contents: readonly PluginContent[],
  context: LoadContext,
): Promise<PluginContent[]> {
  const allContent = contentByPlugin(contents);
  return Promise.all(
    contents.map(async (one) => {
      if (!one.plugin.plugin.allContentLoaded) return one;
      const {actions, recorded} = recordActions(one.plugin, context);
      await callHook(one.plugin, 'allContentLoaded', async (hooks) =>
        hooks.allContentLoaded?.({allContent, actions}),
      );
      return {...one, ...mergeRecorded(one.own, recorded())};
    }),
  );
}

function translateThemeConfig(contents: readonly PluginContent[], context: LoadContext): LoadContext {
  if (!isTranslated(context)) return context;
  let {themeConfig} = context.siteConfig;
  for (const {plugin, translationFiles} of contents) {
    const slice = callHook(plugin, 'translateThemeConfig', (hooks) =>
      hooks.translateThemeConfig?.({themeConfig, translationFiles}),
    );
    themeConfig = {...themeConfig, ...slice};
  }
  return {...context, siteConfig: {...context.siteConfig, themeConfig}};
}

async function finishContent(loaded: readonly PluginContent[], context: LoadContext): Promise<LoadedContent> {
  const contents = await runAllContentLoaded(loaded, context);
  return {contents, context: translateThemeConfig(contents, context)};
}

/** One report for what all plugins find wrong: every one has ended before it is thrown. */
async function loadAll(
  plugins: readonly LoadedPlugin[],
  context: LoadContext,
): Promise<readonly PluginContent[]> {
  const settled = await Promise.allSettled(plugins.map((plugin) => loadPluginContent(plugin, context)));
  const [error, ...others] = settled.flatMap((result) => (result.status === 'rejected' ? [result] : []));
  if (error) throw mergeErrors([error.reason, ...others.map(({reason}) => reason)], context.siteDir);
  return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

/**
 * Reads the content of all plugins, at once, and records what they make of it.
 *
 * @param context - of `LoadedPlugins`
 * @throws {SiteError} `PLUGIN_HOOK_FAILED`, `TRANSLATION_FILE_INVALID`, and whatever a plugin reports to the user; if several
 *   do, all mistakes of one kind
 */
export async function loadContent(
  plugins: readonly LoadedPlugin[],
  context: LoadContext,
): Promise<LoadedContent> {
  const codeTranslations = await loadCodeTranslations(plugins, context);
  const translated: LoadContext = {...context, codeTranslations};
  const contents = await loadAll(plugins, translated);
  return finishContent(contents, translated);
}

/**
 * Reads the content of one plugin again, after its files changed; that of the others stays.
 *
 * @param context - of `LoadedPlugins`, as `loadContent` was given it
 * @param plugin - one of `previous`; another one changes nothing
 */
export async function reloadPlugin(
  previous: LoadedContent,
  plugin: LoadedPlugin,
  {context}: Pick<LoadedPlugins, 'plugins' | 'context'>,
): Promise<LoadedContent> {
  const translated: LoadContext = {...context, codeTranslations: previous.context.codeTranslations};
  const reloaded = await loadPluginContent(plugin, translated);
  const contents = previous.contents.map((one) => (one.plugin === plugin ? reloaded : one));
  return finishContent(contents, translated);
}
