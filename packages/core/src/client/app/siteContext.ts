import codeTranslations from '@generated/codeTranslations';
import siteConfig from '@generated/docusaurus.config';
import generatedGlobalData from '@generated/globalData';
import i18n from '@generated/i18n';
import siteMetadata from '@generated/site-metadata';
import type {GlobalData} from '../../shared/siteConfig.js';
import type {SiteContextValue} from '../types.js';

/** Makes the value of `useDocusaurusContext()`. Each call makes a new object: call it only if the data has changed. */
export function createSiteContext(globalData: GlobalData): SiteContextValue {
  fillGlobalData(globalData);
  return {siteConfig, siteMetadata, globalData, i18n, codeTranslations};
}

/**
 * Fills the object that code imports as `@generated/globalData`. That module is evaluated before the data is loaded,
 * and the data changes when the site is edited.
 */
function fillGlobalData(globalData: GlobalData): void {
  for (const name of Object.keys(generatedGlobalData)) delete generatedGlobalData[name];
  Object.assign(generatedGlobalData, globalData);
}
