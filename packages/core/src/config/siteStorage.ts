import {createHash} from 'node:crypto';
import type {SiteConfig} from '../plugins/SiteConfig.js';
import type {SiteStorage} from '../shared/siteConfig.js';

/**
 * Returns which storage of the browser the site uses (`localStorage` or `sessionStorage`), and the suffix of the keys
 * there.
 *
 * @param site - URL and base URL of the site, without the locale, since all locales share the storage
 */
export function resolveSiteStorage(
  {type, namespace}: SiteConfig['storage'],
  site: {url: string; baseUrl: string},
): SiteStorage {
  if (namespace === false || namespace === '') return {type, namespace: ''};
  if (typeof namespace === 'string') return {type, namespace: `-${namespace}`};
  // MD5 is no risk here, since the hash is only a name. Existing sites use keys with this hash.
  const hash = createHash('md5')
    .update(site.url + site.baseUrl)
    .digest('hex')
    .slice(0, 3);
  return {type, namespace: `-${hash}`};
}
