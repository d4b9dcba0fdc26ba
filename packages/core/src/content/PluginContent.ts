import type {MarkdownImages, MarkdownRule} from '@lectern/mdx';
import type {
  InjectedHtmlTags,
  LoadContext,
  LoadedPlugin,
  RouteConfig,
  TranslationFile,
} from '../plugins/Plugin.js';

/** Routes and data that a plugin added through `actions`. */
export interface RecordedActions {
  readonly routes: readonly RouteConfig[];
  /** Name of a data file ("plugin-content-docs/default/sidebar.json") → text. */
  readonly data: ReadonlyMap<string, string>;
  readonly globalData?: unknown;
}

/** Everything that a plugin instance adds to the site. Input of the plan. */
export interface PluginContent extends RecordedActions {
  readonly plugin: LoadedPlugin;
  /** Return value of `loadContent`, translated. */
  readonly content: unknown;
  /** Texts of the plugin in the current locale; empty if nothing is translated. */
  readonly translationFiles: readonly TranslationFile[];
  readonly rules: readonly MarkdownRule[];
  readonly images?: MarkdownImages | undefined;
  readonly htmlTags?: InjectedHtmlTags;
  /** Routes and data that the hook `contentLoaded` added, without the ones that `allContentLoaded` added. */
  readonly own: RecordedActions;
}

/** Collects a value of each plugin instance: name of the plugin → id → value. */
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

/** The content of all plugins, in plugin order. */
export interface LoadedContent {
  readonly contents: readonly PluginContent[];
  /** Context of the site, with code translations and the translated theme config. */
  readonly context: LoadContext;
}
