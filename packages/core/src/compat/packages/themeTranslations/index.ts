/** Exports of `@docusaurus/theme-translations`: plugins that import it need not install our package. */
export {codeTranslationLocalesToTry, readDefaultCodeTranslationMessages} from '@lectern/theme-translations';
