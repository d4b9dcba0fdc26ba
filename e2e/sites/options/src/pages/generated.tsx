import clientModules from '@generated/client-modules';
import codeTranslations from '@generated/codeTranslations';
import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import i18n from '@generated/i18n';
import registry from '@generated/registry';
import siteMetadata from '@generated/site-metadata';
import siteStorage from '@generated/site-storage';

/** Shows values of the modules in `@generated`. */
export default function Generated() {
  const shown = [
    siteConfig.title,
    i18n.currentLocale,
    Object.keys(globalData['docusaurus-plugin-content-docs'] ?? {}).join(),
    siteMetadata.pluginVersions['docusaurus-plugin-content-docs']?.type,
    siteStorage.type,
    typeof codeTranslations,
    clientModules.length > 0,
    typeof registry['@theme/NotFound'],
  ];
  return <p id="generated">{shown.join(' ')}</p>;
}
