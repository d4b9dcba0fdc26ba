import type {LoadContext, Plugin} from '@lectern/core';

/** The hooks of the theme itself. */
type OwnHooks =
  | 'name'
  | 'getThemePath'
  | 'getTypeScriptThemePath'
  | 'getDefaultCodeTranslationMessages'
  | 'contentLoaded'
  | 'injectHtmlTags'
  | 'postBuild';

/** What the theme needs to know of a provider when it is built. */
export interface ProviderSetup {
  /** The module for the browser, absolute. Its default export is a `CreateSearchProvider`. */
  readonly module: string;
  /** What that module is given as `options`: JSON. Every page has it, so it holds no secrets. */
  readonly publicOptions: unknown;
  /** Origins that queries go to: pages tell browsers to connect early. */
  readonly origins: readonly string[];
  /** What the provider does while a site is built, and the commands that it adds. */
  readonly hooks: Omit<Plugin<undefined>, OwnHooks>;
}

/**
 * Checks the options of a provider.
 *
 * @param options - as the site writes them, or nothing
 * @throws {SiteError} where they are wrong
 */
export type SetUpProvider = (context: LoadContext, options: unknown) => ProviderSetup;
