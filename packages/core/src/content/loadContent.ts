import {SiteCollections} from '../collections/SiteCollections.js';
import {mergeErrors} from '../errors/mergeErrors.js';
import {callHook} from '../plugins/callHook.js';
import type {LoadedPlugins} from '../plugins/LoadedPlugins.js';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import {type LoadedContent, type PluginContent, valuesByPlugin} from './PluginContent.js';
import {mergeRecorded, recordActions} from './recordActions.js';
import {isTranslated, loadCodeTranslations, loadTranslationFiles} from './translations.js';

/** Runs the hooks of one plugin from `loadContent` to `injectHtmlTags`, but not `allContentLoaded`. */
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

/**
 * Calls `allContentLoaded` of each plugin with the content of all plugins, and adds the routes and data from these
 * calls to the content of the plugin.
 */
async function runAllContentLoaded(
  contents: readonly PluginContent[],
  context: LoadContext,
): Promise<PluginContent[]> {
  const allContent = valuesByPlugin(contents, ({content}) => content);
  const {baseUrl, i18n} = context;
  const collections = new SiteCollections({contents, locale: i18n.currentLocale, baseUrl});
  const {rows: queryCollection} = collections;
  const listPages = () => collections.pages;
  return Promise.all(
    contents.map(async (one) => {
      if (!one.plugin.plugin.allContentLoaded) return one;
      const {actions, recorded} = recordActions(one.plugin, context);
      await callHook(one.plugin, 'allContentLoaded', async (hooks) =>
        hooks.allContentLoaded?.({allContent, actions, queryCollection, listPages}),
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

/**
 * Loads the content of all plugins in parallel. Waits for all plugins even if one fails, so that one error reports the
 * mistakes in the content of all plugins.
 */
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
 * Loads the content of all plugins in parallel, and collects the routes and data that they add.
 *
 * @param context - the context of `LoadedPlugins`
 * @throws {SiteError} `PLUGIN_HOOK_FAILED`, `TRANSLATION_FILE_INVALID`, and errors that plugins report to the user. If
 * several plugins fail, mistakes of one kind are in one error
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
 * Loads the content of one plugin again, after its files have changed. The content of other plugins stays unchanged.
 *
 * @param plugin - a plugin of `previous`; otherwise nothing changes
 * @param context - of `LoadedPlugins`, the same as for `loadContent`
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
