import {decodeFilePath} from './encodePath.js';

/** More than these are not listed: the list is part of a script that every page loads. */
const MOST_SECTIONS = 100;

/** The part of a path below the base URL up to the first slash, in small letters: "docs" of "/docs/intro". */
function sectionOf(pathname: string, baseUrl: string): string {
  const inSite = decodeFilePath(pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '');
  const [first = ''] = inSite.split('/');
  return first.replace(/\.html$/, '').toLowerCase();
}

/**
 * The first segments of all paths that have a page, sorted.
 *
 * @param openRoutes - paths whose pages also answer for all paths below them
 * @returns `null` if there are too many, or if any path may have a page
 */
export function sectionsOf(
  paths: readonly string[],
  {baseUrl, openRoutes}: {readonly baseUrl: string; readonly openRoutes: readonly string[]},
): readonly string[] | null {
  if (openRoutes.some((route) => sectionOf(route, baseUrl) === '')) return null;
  const sections = new Set<string>();
  for (const path of paths) {
    sections.add(sectionOf(path, baseUrl));
    if (sections.size > MOST_SECTIONS) return null;
  }
  return [...sections].sort();
}

/** Checks that the site may have a page at a path; certain only if not: another application may serve "/shop/". */
export function mayHavePage(
  pathname: string,
  {baseUrl, sections}: {readonly baseUrl: string; readonly sections: readonly string[] | null},
): boolean {
  const section = sectionOf(pathname, baseUrl);
  return sections === null || section === '' || section === 'index' || sections.includes(section);
}
