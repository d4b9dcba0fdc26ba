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

/** Build-time part of a provider. */
export interface ProviderSetup {
  /** The module for the browser, absolute. Its default export is a `CreateSearchProvider`. */
  readonly module: string;
  /** Argument `options` of that module: JSON. It is in every page, so it contains no secrets. */
  readonly publicOptions: unknown;
  /** Origins that queries go to: browsers connect to them early. */
  readonly origins: readonly string[];
  /** Hooks of the provider while a site is built, and the commands that it adds. */
  readonly hooks: Omit<Plugin<undefined>, OwnHooks>;
}

/**
 * Checks the options of a provider.
 *
 * @param options - as the site writes them, or nothing
 * @throws {SiteError} where they are wrong
 */
export type SetUpProvider = (context: LoadContext, options: unknown) => ProviderSetup;
