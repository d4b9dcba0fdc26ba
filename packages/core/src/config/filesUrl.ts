import type {LoadContext} from '../plugins/Plugin.js';
import type {ClientSiteConfig} from '../shared/siteConfig.js';

/** Checks that the site is one document, whose pages are fragments of its URL. */
export function usesHashRouter({future}: Pick<ClientSiteConfig, 'future'>): boolean {
  return future.experimental_router === 'hash';
}

/**
 * Beginning of the URLs of files in HTML and in content.
 *
 * @returns the base URL; "./" for a site that is one document, which may be at any URL
 */
export function filesUrl({siteConfig, baseUrl}: Pick<LoadContext, 'siteConfig' | 'baseUrl'>): string {
  return usesHashRouter(siteConfig) ? './' : baseUrl;
}
