import type {BrokenLink, BrokenLinks} from './brokenLinks.js';

/**
 * Broken links that a build has reported so far. Locales without a translation of a file show the same file, so they have
 * the same broken links: these are reported for the first locale only.
 */
export class ReportedLinks {
  readonly #keys = new Set<string>();

  /**
   * Returns the broken links of a locale without those that an earlier locale has, too: at the same place, to the same
   * address below the base URL of the locale. Keeps the result for the next locales.
   */
  takeNew(found: readonly BrokenLinks[], baseUrl: string): readonly BrokenLinks[] {
    const pages = found.map(({page, links}) => ({
      page,
      links: links.map((link) => ({link, key: keyOf(link, page, baseUrl)})),
    }));
    const fresh = pages.map(({page, links}) => ({
      page,
      links: links.filter(({key}) => !this.#keys.has(key)).map(({link}) => link),
    }));
    for (const {key} of pages.flatMap(({links}) => links)) this.#keys.add(key);
    return fresh.filter(({links}) => links.length > 0);
  }
}

function keyOf({url, location}: BrokenLink, page: string, baseUrl: string): string {
  const below = (path: string) => (path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path);
  return `${location ?? below(page)}\n${below(url)}`;
}
