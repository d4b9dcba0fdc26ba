import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';

/** Attributes of an element whose text is in another language than the page. */
export interface ContentLanguage {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/**
 * The attributes `lang` and `dir` for the text of a page.
 *
 * @param contentLocale - locale of the text, from the page's metadata; `undefined` if the text has the language of the
 *   page: no attributes are needed
 */
export function useContentLanguage(contentLocale: string | undefined): ContentLanguage {
  const {localeConfigs, currentLocale} = useDocusaurusContext().i18n;
  if (contentLocale === undefined) return {};
  const {htmlLang = contentLocale, direction} = localeConfigs[contentLocale] ?? {};
  return {lang: htmlLang, ...(direction !== localeConfigs[currentLocale]?.direction && {dir: direction})};
}
