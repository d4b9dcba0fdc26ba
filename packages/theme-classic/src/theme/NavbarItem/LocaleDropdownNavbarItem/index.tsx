import {translate} from '@lectern/core/client/Translate';
import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {mergeSearchStrings, useHistorySelector} from '@lectern/theme-common';
import {useAlternatePageUtils} from '@lectern/theme-common/internal';
import IconLanguage from '@theme/Icon/Language';
import type {Props as NavbarItemConfig} from '@theme/NavbarItem';
import DropdownNavbarItem, {
  type Props as DropdownNavbarItemProps,
} from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props extends Omit<DropdownNavbarItemProps, 'items'> {
  readonly dropdownItemsBefore: readonly NavbarItemConfig[];
  readonly dropdownItemsAfter: readonly NavbarItemConfig[];
  /** Query string that is added to the URLs of the locales: "?persistLocale=true". */
  readonly queryString?: string;
}

/**
 * Returns a function that makes the link to the current page in a locale. The link is a URL if the locale has another
 * host, else a path after `pathname://`.
 */
function useLocaleUrl(queryString: string | undefined): (locale: string) => string {
  const {siteConfig, i18n} = useDocusaurusContext();
  const alternatePageUtils = useAlternatePageUtils();
  const search = useHistorySelector((history) => history.location.search);
  const hash = useHistorySelector((history) => history.location.hash);
  return (locale) => {
    const isOtherHost = i18n.localeConfigs[locale]?.url !== siteConfig.url;
    const url = alternatePageUtils.createUrl({locale, fullyQualified: isOtherHost});
    // `pathname://` makes the browser load the page, since each locale is a separate app.
    const base = isOtherHost ? url : `pathname://${url}`;
    return `${base}${mergeSearchStrings([search, queryString], 'append')}${hash}`;
  };
}

/** @swizzle unsafe */
export default function LocaleDropdownNavbarItem(props: Props): ReactNode {
  const {mobile = false, dropdownItemsBefore, dropdownItemsAfter, queryString, ...dropdownProps} = props;
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const localeUrl = useLocaleUrl(queryString);

  const localeItems = locales.map((locale) => {
    const isCurrent = locale === currentLocale;
    const activeClass = mobile ? 'menu__link--active' : 'dropdown__link--active';
    return {
      label: localeConfigs[locale]?.label ?? locale,
      lang: localeConfigs[locale]?.htmlLang ?? locale,
      to: localeUrl(locale),
      target: '_self',
      autoAddBaseUrl: false,
      className: isCurrent ? activeClass : '',
    };
  });

  const label = mobile
    ? translate({
        id: 'theme.navbar.mobileLanguageDropdown.label',
        message: 'Languages',
        description: 'The label of the list of languages in the slide-out menu',
      })
    : (localeConfigs[currentLocale]?.label ?? currentLocale);

  return (
    <DropdownNavbarItem
      {...dropdownProps}
      mobile={mobile}
      label={
        <>
          <IconLanguage className={styles.iconLanguage} />
          {label}
        </>
      }
      items={[...dropdownItemsBefore, ...localeItems, ...dropdownItemsAfter]}
    />
  );
}

// Adds query and fragment to links; with them, the app starts at once.
LocaleDropdownNavbarItem.still = true;
