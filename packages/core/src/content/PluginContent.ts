import type {MarkdownImages, MarkdownRule} from '@lectern/mdx';
import type {PageHead} from '../plugins/PageHead.js';
import type {
  InjectedHtmlTags,
  LoadContext,
  LoadedPlugin,
  RouteConfig,
  TranslationFile,
} from '../plugins/Plugin.js';

/** Routes and data that a plugin added with the functions of `actions`. */
export interface RecordedActions {
  readonly routes: readonly RouteConfig[];
  /** Texts of the data files from `createData`, by name: "docusaurus-plugin-content-docs/default/sidebar.json". */
  readonly data: ReadonlyMap<string, string>;
  /** Head tags of pages, in the order of the calls of `setPageHead`. */
  readonly heads: readonly PageHead[];
  readonly globalData?: unknown;
}

/**
 * Everything that a plugin instance adds to the site of one locale. The routes, pages and files of the site are planned
 * from these objects.
 */
export interface PluginContent extends RecordedActions {
  readonly plugin: LoadedPlugin;
  /** Return value of `loadContent`, in the language of the locale if it is translated. */
  readonly content: unknown;
  /** Messages of the plugin that are translated to the current locale; empty if the locale is not translated. */
  readonly translationFiles: readonly TranslationFile[];
  readonly rules: readonly MarkdownRule[];
  readonly images?: MarkdownImages | undefined;
  readonly htmlTags?: InjectedHtmlTags;
  /** Routes and data that the hook `contentLoaded` added, without the ones that `allContentLoaded` added. */
  readonly own: RecordedActions;
}

/** Collects a value of each plugin instance, by name of the plugin and id of the instance. `read` returns the value. */
export function valuesByPlugin(
  contents: readonly PluginContent[],
  read: (content: PluginContent) => unknown,
): {[name: string]: {[id: string]: unknown}} {
  const all: {[name: string]: {[id: string]: unknown}} = {};
  for (const content of contents) {
    const {plugin, id} = content.plugin;
    all[plugin.name] = {...all[plugin.name], [id]: read(content)};
  }
  return all;
}

/** The content of all plugins in one locale, in the order in which their hooks run. */
export interface LoadedContent {
  readonly contents: readonly PluginContent[];
  /**
   * Context of the site, with the translations of texts in components (`codeTranslations`) and the translated
   * `themeConfig`.
   */
  readonly context: LoadContext;
}
