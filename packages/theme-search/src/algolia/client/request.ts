import {LEVELS} from '../../hosted/client/docSearchHits.js';
import {MATCH_END, MATCH_START} from '../../hosted/client/markedText.js';
import type {SearchQuery} from '../../provider.js';
import {contextualFacetFilters, mergeFacetFilters} from './facetFilters.js';
import type {AlgoliaClientOptions} from './options.js';

const HIERARCHY = LEVELS.map((level) => `hierarchy.${level}`);

/** Default parameters of a query, as in DocSearch. `searchParameters` of the site override them. */
const DEFAULTS = {
  attributesToRetrieve: [...HIERARCHY, 'content', 'type', 'url'],
  attributesToSnippet: ['content:20'],
  snippetEllipsisText: '…',
};

/**
 * Returns a query for Algolia's search endpoint. Without tags, the query has no filter for the language either: an
 * index that is not set up for contextual search lacks these facets, so a filter would match nothing.
 */
export function searchRequest(
  query: SearchQuery,
  {options, locale}: {options: AlgoliaClientOptions; locale: string},
) {
  const {facetFilters, ...parameters} = options.searchParameters;
  const context = query.tags && contextualFacetFilters(locale, query.tags);
  const filters = mergeFacetFilters(context, facetFilters);
  return {
    ...DEFAULTS,
    ...parameters,
    ...(filters !== undefined && {facetFilters: filters}),
    ...(options.insights && {clickAnalytics: true}),
    indexName: options.indexName,
    query: query.text,
    page: query.page,
    hitsPerPage: query.hitsPerPage,
    highlightPreTag: MATCH_START,
    highlightPostTag: MATCH_END,
  };
}
