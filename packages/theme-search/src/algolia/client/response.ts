import {groupByPage, LEVELS, toSearchHit} from '../../hosted/client/docSearchHits.js';
import {decodeEntities, parseMarks} from '../../hosted/client/markedText.js';
import type {ResultUrlRules} from '../../hosted/client/resultUrl.js';
import {listAt, numberAt, property, textAt} from '../../hosted/client/unknownValue.js';
import type {MatchedText, SearchHit, SearchResults} from '../../provider.js';

/** Parsed answer of Algolia to one query. */
export interface AlgoliaAnswer {
  readonly results: SearchResults;
  /** Id of the query, which click events refer to; only with the parameter `clickAnalytics`. */
  readonly queryId: string | undefined;
  /** Positions of the hits among all results: id of the hit → position, from 1. */
  readonly positions: ReadonlyMap<string, number>;
}

/** Reads an attribute with its matches: the snippet if there is one, else the highlighted text, else the plain text. */
function markedText(record: unknown, find: (root: unknown) => unknown, key: string): MatchedText {
  const sources = ['_snippetResult', '_highlightResult'].map((name) =>
    textAt(property(find(property(record, name)), key), 'value'),
  );
  const text = sources.find((value) => value !== '') ?? textAt(find(record), key);
  return parseMarks(text, decodeEntities);
}

function readHit(record: unknown, rules: ResultUrlRules): SearchHit | null {
  const found = {
    id: textAt(record, 'objectID'),
    url: textAt(record, 'url'),
    type: textAt(record, 'type'),
    levels: LEVELS.map((level) => markedText(record, (root) => property(root, 'hierarchy'), level)),
    content: markedText(record, (root) => root, 'content'),
  };
  return toSearchHit(found, rules);
}

/**
 * Parses the answer of the search endpoint to one query. Leaves out hits without id, and hits whose URL must not be
 * opened.
 *
 * @throws {Error} if it is not an answer to a search
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
