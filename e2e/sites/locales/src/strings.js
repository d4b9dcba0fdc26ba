import {translate} from '@docusaurus/Translate';
import codeTranslations from '@generated/codeTranslations';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import manual from './manual.pdf';

/** All of it is read once, when this module is evaluated. */
export const strings = {
  title: translate({id: 'home.title', message: 'Welcome'}),
  farewell: codeTranslations.farewell ?? 'Goodbye',
  locale: i18n.currentLocale,
  baseUrl: siteConfig.baseUrl,
  manual,
};
