import {translate} from '@docusaurus/Translate';
import codeTranslations from '@generated/codeTranslations';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import manual from './manual.pdf';

/** Texts and data that are read when this module loads, not when a page renders. */
export const strings = {
  title: translate({id: 'home.title', message: 'Welcome'}),
  farewell: codeTranslations.farewell ?? 'Goodbye',
  locale: i18n.currentLocale,
  baseUrl: siteConfig.baseUrl,
  manual,
};
