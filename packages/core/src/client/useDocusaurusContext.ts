import {useContext} from 'react';
import {DataContext} from './context/DataContext.js';
import {SiteContext} from './context/SiteContext.js';
import {withLazyData} from './lazyGlobalData.js';
import type {SiteContextValue} from './types.js';

/**
 * Returns config, metadata, global data, locales and translations of the site.
 *
 * @throws outside of the app
 */
export default function useDocusaurusContext(): SiteContextValue {
  const site = useContext(SiteContext);
  const source = useContext(DataContext);
  if (!site) throw new Error('useDocusaurusContext() can only be used below the site’s root component.');
  return source ? withLazyData(site, source) : site;
}
