/** Exports of `@docusaurus/theme-translations`, for plugins that import it: the site need not install our package. */
export {codeTranslationLocalesToTry, readDefaultCodeTranslationMessages} from '@lectern/theme-translations';
