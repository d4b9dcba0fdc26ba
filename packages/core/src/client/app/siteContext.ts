import codeTranslations from '@generated/codeTranslations';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import siteMetadata from '@generated/site-metadata';
import type {GlobalData} from '../../shared/siteConfig.js';
import type {SiteContextValue} from '../types.js';

/** What components know about the site. One object for as long as the global data is the same. */
export function createSiteContext(globalData: GlobalData): SiteContextValue {
  return {siteConfig, siteMetadata, globalData, i18n, codeTranslations};
}
