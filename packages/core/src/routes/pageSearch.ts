import {showValue} from '../errors/words.js';
import type {RouteSearch} from '../plugins/IndexPages.js';
import type {RouteConfig} from '../plugins/Plugin.js';

/** Search settings of a page from its routes; `false` for a page that search plugins do not get. */
export type PageSearch = false | (RouteSearch & {readonly lastUpdatedAt?: number | undefined});

/** Search settings of a route, without those that it inherits. */
export function ownSearch({metadata}: RouteConfig): PageSearch | undefined {
  const {search, lastUpdatedAt} = metadata ?? {};
  if (search === false || typeof lastUpdatedAt !== 'number') return search;
  return {...search, lastUpdatedAt};
}

/** Adds the search settings of the routes around a route: a route within one that is left out is left out as well. */
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

/** @returns the problem of `metadata.search` of a route: 'a "metadata.search.tag" that is not text but 5'. */
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
