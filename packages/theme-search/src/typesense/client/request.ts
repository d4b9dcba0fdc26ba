import {MATCH_END, MATCH_START} from '../../hosted/client/markedText.js';
import type {SearchQuery} from '../../provider.js';
import type {TypesenseClientOptions} from './options.js';

/** Fields to search, with their weights: titles weigh more than headings, headings more than text. */
const WEIGHTS: readonly (readonly [field: string, weight: number])[] = [
  ['hierarchy.lvl1', 12],
  ['hierarchy.lvl2', 9],
  ['hierarchy.lvl3', 8],
  ['hierarchy.lvl4', 7],
  ['hierarchy.lvl5', 6],
  ['hierarchy.lvl6', 6],
  ['content', 3],
  ['hierarchy.lvl0', 1],
];
const FIELDS = WEIGHTS.map(([field]) => field);
const HIERARCHY = FIELDS.filter((field) => field !== 'content');

/** Maximum number of hits in one page. */
const HITS_OF_A_PAGE = 3;

/** Default parameters of a query. `searchParameters` of the site override them. */
const DEFAULTS = {
  query_by: FIELDS.join(','),
  query_by_weights: WEIGHTS.map(([, weight]) => weight).join(','),
  include_fields: [...FIELDS, 'url', 'type', 'id', 'is_plain_text'].join(','),
  highlight_full_fields: HIERARCHY.join(','),
  highlight_affix_num_tokens: 8,
  snippet_threshold: 16,
  group_by: 'url_without_anchor',
  group_limit: HITS_OF_A_PAGE,
  sort_by: '_text_match:desc,item_priority:desc',
};

/** Quotes a value for a filter. Removes backticks, since they are the quotation marks and cannot be escaped. */
function quote(value: string): string {
  return `\`${value.replaceAll('`', '')}\``;
}

function filterBy(locale: string, tags: readonly string[] | undefined, own: unknown): string {
  const parts = [`language:=${quote(locale)}`];
  if (tags) parts.push(`docusaurus_tag:=[${tags.map(quote).join(',')}]`);
  if (typeof own === 'string' && own !== '') parts.push(`(${own})`);
  return parts.join(' && ');
}

/** Returns the body for `POST /multi_search`, with one query. */
export function searchRequest(
  query: SearchQuery,
  {options, locale}: {options: TypesenseClientOptions; locale: string},
) {
  const {filter_by, ...parameters} = options.searchParameters;
  const search = {
    ...DEFAULTS,
    ...parameters,
    collection: options.collection,
    q: query.text,
    filter_by: filterBy(locale, query.tags, filter_by),
    page: query.page + 1,
    per_page: query.hitsPerPage,
    highlight_start_tag: MATCH_START,
    highlight_end_tag: MATCH_END,
  };
  return {searches: [search]};
}
