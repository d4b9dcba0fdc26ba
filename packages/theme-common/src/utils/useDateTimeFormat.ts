import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';

/** A date formatter for the current locale, its calendar included. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const calendar = localeConfigs[currentLocale]?.calendar;
  return new Intl.DateTimeFormat(currentLocale, {...(calendar !== undefined && {calendar}), ...options});
}
