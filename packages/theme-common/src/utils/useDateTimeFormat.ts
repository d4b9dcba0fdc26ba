import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';

// Module state: one formatter for each locale and options. All renders share it, and it is never freed: creating a
// formatter takes longer than rendering the rest of a post in a list.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  // English is used if there are no rules for the locale. Without it, the language of the system would be used, which
  // may differ on server and browser.
  const formatter = new Intl.DateTimeFormat([locale, 'en'], options);
  formatters.set(key, formatter);
  return formatter;
}

/** Date formatter for the current locale and its calendar. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const calendar = localeConfigs[currentLocale]?.calendar;
  return formatterOf(currentLocale, {...(calendar !== undefined && {calendar}), ...options});
}
