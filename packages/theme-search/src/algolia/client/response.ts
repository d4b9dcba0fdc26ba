import {groupByPage, LEVELS, toSearchHit} from '../../hosted/client/docSearchHits.js';
import {decodeEntities, parseMarks} from '../../hosted/client/markedText.js';
import {type ResultUrlRules, resultUrl} from '../../hosted/client/resultUrl.js';
import {listAt, numberAt, property, textAt} from '../../hosted/client/unknownValue.js';
import type {MatchedText, SearchHit, SearchResults} from '../../provider.js';

/** Results as Algolia gave them, read. */
export interface AlgoliaAnswer {
  readonly results: SearchResults;
  /** Names the query to those who count clicks; only with `clickAnalytics`. */
  readonly queryId: string | undefined;
  /** By id: its place among all results, from 1. */
  readonly positions: ReadonlyMap<string, number>;
}

/** The text of an attribute with its matches; the snippet if there is one. */
function markedText(record: unknown, find: (root: unknown) => unknown, key: string): MatchedText {
  const sources = ['_snippetResult', '_highlightResult'].map((name) =>
    textAt(property(find(property(record, name)), key), 'value'),
  );
  const text = sources.find((value) => value !== '') ?? textAt(find(record), key);
  return parseMarks(text, decodeEntities);
}

function readHit(record: unknown, rules: ResultUrlRules): SearchHit | null {
  const id = textAt(record, 'objectID');
  const url = resultUrl(textAt(record, 'url'), rules);
  if (id === '' || url === null) return null;
  return toSearchHit({
    id,
    url,
    type: textAt(record, 'type'),
    levels: LEVELS.map((level) => markedText(record, (root) => property(root, 'hierarchy'), level)),
    content: markedText(record, (root) => root, 'content'),
  });
}

/**
 * Reads what the search endpoint answered to one query. Hits without id or with an address that cannot be opened are left out.
 *
 * @throws where it is no answer to a search.
 */
export function readAnswer(response: unknown, rules: ResultUrlRules): AlgoliaAnswer {
  const answer = listAt(response, 'results')?.[0];
  const records = listAt(answer, 'hits');
  if (!records) throw new Error('Algolia answered with something else than search results.');
  const page = numberAt(answer, 'page') ?? 0;
  const perPage = numberAt(answer, 'hitsPerPage') ?? records.length;
  const positions = new Map(
    records.map((record, index) => [textAt(record, 'objectID'), page * perPage + index + 1]),
  );
  const hits = records.flatMap((record) => readHit(record, rules) ?? []);
  return {
    results: {
      hits: groupByPage(hits),
      total: numberAt(answer, 'nbHits') ?? hits.length,
      hasMore: page + 1 < (numberAt(answer, 'nbPages') ?? 0),
    },
    queryId: textAt(answer, 'queryID') || undefined,
    positions,
  };
}
