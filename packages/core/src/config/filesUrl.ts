import type {LoadContext} from '../plugins/Plugin.js';
import type {ClientSiteConfig} from '../shared/siteConfig.js';

/** True if the site uses the hash router: it is a single HTML file, and pages are fragments of its URL. */
export function usesHashRouter({future}: Pick<ClientSiteConfig, 'future'>): boolean {
  return future.experimental_router === 'hash';
}

/**
 * Prefix of the URLs of files in HTML and in content.
 *
 * @returns the base URL; "./" with the hash router, since such a site may be at any URL
 */
export function filesUrl({siteConfig, baseUrl}: Pick<LoadContext, 'siteConfig' | 'baseUrl'>): string {
  return usesHashRouter(siteConfig) ? './' : baseUrl;
}

/** True if pages with Markdown content are also written as Markdown. With the hash router, pages are no files. */
export function writesMarkdown({siteConfig}: Pick<LoadContext, 'siteConfig'>): boolean {
  return siteConfig.markdown.pages && !usesHashRouter(siteConfig);
}

/**
 * True if the output of a build works at any URL and from disk: all URLs in it are relative. `site start` ignores the
 * option.
 */
export function isRelocatable({siteConfig, mode}: Pick<LoadContext, 'siteConfig' | 'mode'>): boolean {
  return siteConfig.relocatable === true && mode === 'production';
}

/** Base URL of the whole site, without a locale, if its locales have no base URLs of their own. */
export function siteBaseUrl({i18n, baseUrl}: Pick<LoadContext, 'i18n' | 'baseUrl'>): string {
  return i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
}
