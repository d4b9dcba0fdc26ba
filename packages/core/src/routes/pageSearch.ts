import {showValue} from '../errors/words.js';
import type {RouteSearch} from '../plugins/IndexPages.js';
import type {RouteConfig} from '../plugins/Plugin.js';

/** Search settings of a page, from its routes; `false` excludes the page from search indexes. */
export type PageSearch = false | (RouteSearch & {readonly lastUpdatedAt?: number | undefined});

/** Returns the search settings of a route, without those of outer routes. */
export function ownSearch({metadata}: RouteConfig): PageSearch | undefined {
  const {search, lastUpdatedAt} = metadata ?? {};
  if (search === false || typeof lastUpdatedAt !== 'number') return search;
  return {...search, lastUpdatedAt};
}

/**
 * Merges the search settings of a route with the settings of its outer routes. Only `tag` and `version` are inherited.
 * If an outer route is excluded from search, the route is excluded, too.
 */
export function inheritSearch(
  outer: PageSearch | undefined,
  own: PageSearch | undefined,
): PageSearch | undefined {
  if (outer === false || own === false) return false;
  if (!outer) return own;
  const {tag, version} = outer;
  const inherited = {...(tag !== undefined && {tag}), ...(version !== undefined && {version})};
  return own || Object.keys(inherited).length > 0 ? {...inherited, ...own} : undefined;
}

/**
 * Checks `metadata.search` of a route.
 *
 * @returns the problem, as part of a sentence: 'a "metadata.search.tag" that is not text but 5'; `undefined` if there
 *   is none
 */
export function searchProblem(search: unknown): string | undefined {
  if (search === undefined || search === false) return undefined;
  if (typeof search !== 'object' || search === null || Array.isArray(search))
    return `a "metadata.search" that is not false or an object but ${showValue(search)}`;
  for (const [name, value] of Object.entries(search)) {
    const isRight = name === 'keywords' ? isTexts : isText;
    if (value !== undefined && !isRight(value)) {
      const wanted = name === 'keywords' ? 'a list of texts' : 'text';
      return `a "metadata.search.${name}" that is not ${wanted} but ${showValue(value)}`;
    }
  }
  return undefined;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}
