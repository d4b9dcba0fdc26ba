import type {I18n} from '../shared/siteConfig.js';
import type {DuplicateRoute} from './planPages.js';
import type {PlannedPage} from './SitePlan.js';

/** Finds pages with a URL below the base URL of another locale: "/fr/guide" if the French pages are below "/fr/". */
export function localeClashes(pages: readonly PlannedPage[], i18n: I18n): readonly DuplicateRoute[] {
  const {[i18n.currentLocale]: current, ...others} = i18n.localeConfigs;
  if (!current) return [];
  const below = Object.entries(others).filter(
    ([, {baseUrl, url}]) =>
      url === current.url && baseUrl !== current.baseUrl && baseUrl.startsWith(current.baseUrl),
  );
  return pages.flatMap(({path, chain, content}) => {
    const [locale] = below.find(([, {baseUrl}]) => `${path}/`.startsWith(baseUrl)) ?? [];
    if (locale === undefined) return [];
    const owner = chain[0]?.plugin?.name ?? 'a plugin';
    const source = content[0]?.replace(/^@site\//, '') ?? path;
    return [{path, claims: [`${owner}: ${source}`, `the pages of the locale "${locale}"`]}];
  });
}
