import {tryDecodeUriComponent} from './encodePath.js';

/** Maximum number of sections (first path segments) in the list, which is in a script that every page loads. */
const MAX_SECTIONS = 100;

/** First segment of a path below the base URL, in lower case: "docs" for "/docs/intro". */
function sectionOf(pathname: string, baseUrl: string): string {
  const inSite = tryDecodeUriComponent(pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '');
  const [first = ''] = inSite.split('/');
  return first.replace(/\.html$/, '').toLowerCase();
}

/**
 * Lists the first path segments under which the site has pages, sorted.
 *
 * @param openRoutes - paths of routes whose page is also shown at all paths below them
 * @returns `null` if there are too many segments, or if an open route covers the whole site
 */
export function sectionsOf(
  paths: readonly string[],
  {baseUrl, openRoutes}: {readonly baseUrl: string; readonly openRoutes: readonly string[]},
): readonly string[] | null {
  if (openRoutes.some((route) => sectionOf(route, baseUrl) === '')) return null;
  const sections = new Set<string>();
  for (const path of paths) {
    sections.add(sectionOf(path, baseUrl));
    if (sections.size > MAX_SECTIONS) return null;
  }
  return [...sections].sort();
}

/**
 * Returns false if the site certainly has no page at a path, for example because another application serves "/shop/".
 * True means only that there may be a page.
 */
export function mayHavePage(
  pathname: string,
  {baseUrl, sections}: {readonly baseUrl: string; readonly sections: readonly string[] | null},
): boolean {
  const section = sectionOf(pathname, baseUrl);
  return sections === null || section === '' || section === 'index' || sections.includes(section);
}
