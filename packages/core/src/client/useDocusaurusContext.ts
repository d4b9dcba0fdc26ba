import {useContext} from 'react';
import {SiteContext} from './context/SiteContext.js';
import type {SiteContextValue} from './types.js';

/**
 * Config, metadata, global data, locales and translations of the site.
 *
 * @throws outside the app
 */
export default function useDocusaurusContext(): SiteContextValue {
  const context = useContext(SiteContext);
  if (!context) throw new Error('useDocusaurusContext() can only be used below the site’s root component.');
  return context;
}
