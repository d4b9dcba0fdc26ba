import codeTranslations from '@generated/codeTranslations';
import siteConfig from '@generated/docusaurus.config';
import generatedGlobalData from '@generated/globalData';
import i18n from '@generated/i18n';
import siteMetadata from '@generated/site-metadata';
import type {GlobalData} from '../../shared/siteConfig.js';
import type {SiteContextValue} from '../types.js';

/** Context of the site for components. One object for as long as the global data is the same. */
export function createSiteContext(globalData: GlobalData): SiteContextValue {
  fillGlobalData(globalData);
  return {siteConfig, siteMetadata, globalData, i18n, codeTranslations};
}

/** Code may import the global data; it is loaded after the modules are evaluated, and again while a site is edited. */
function fillGlobalData(globalData: GlobalData): void {
  for (const name of Object.keys(generatedGlobalData)) delete generatedGlobalData[name];
  Object.assign(generatedGlobalData, globalData);
}
