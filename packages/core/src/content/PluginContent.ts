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
  /** "plugin-content-docs/default/sidebar.json" → text. */
  readonly data: ReadonlyMap<string, string>;
  readonly globalData?: unknown;
}

/** Everything one plugin instance contributes, before the plan is made of it. */
export interface PluginContent extends RecordedActions {
  readonly plugin: LoadedPlugin;
  /** Return value of `loadContent`, translated. */
  readonly content: unknown;
  /** Its texts in the current locale; empty where nothing is translated. */
  readonly translationFiles: readonly TranslationFile[];
  readonly rules: readonly MarkdownRule[];
  readonly images?: MarkdownImages | undefined;
  readonly htmlTags?: InjectedHtmlTags;
  /** The part that `contentLoaded` recorded; the rest comes from `allContentLoaded`. */
  readonly own: RecordedActions;
}

/** The content of all plugins, in plugin order. */
export interface LoadedContent {
  readonly contents: readonly PluginContent[];
  /** As given, with code translations and the translated theme config. */
  readonly context: LoadContext;
}
