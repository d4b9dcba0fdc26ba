import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';

/** To make a formatter takes longer than to render the rest of a post in a list. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  // English where there are no rules for the locale: the language of the machine would differ from that of the browser.
  const formatter = new Intl.DateTimeFormat([locale, 'en'], options);
  formatters.set(key, formatter);
  return formatter;
}

/** A date formatter for the current locale, its calendar included. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const calendar = localeConfigs[currentLocale]?.calendar;
  return formatterOf(currentLocale, {...(calendar !== undefined && {calendar}), ...options});
}
