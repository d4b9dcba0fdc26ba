import {createHash} from 'node:crypto';
import type {SiteConfig} from '../plugins/SiteConfig.js';
import type {SiteStorage} from '../shared/siteConfig.js';

/** @param site - URL and base URL without locale: all locales share their storage */
export function resolveSiteStorage(
  {type, namespace}: SiteConfig['storage'],
  site: {url: string; baseUrl: string},
): SiteStorage {
  if (namespace === false || namespace === '') return {type, namespace: ''};
  if (typeof namespace === 'string') return {type, namespace: `-${namespace}`};
  // MD5 names things here; sites already store under these keys.
  const hash = createHash('md5')
    .update(site.url + site.baseUrl)
    .digest('hex')
    .slice(0, 3);
  return {type, namespace: `-${hash}`};
}
