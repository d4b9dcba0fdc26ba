import {groupByPage, LEVELS, toSearchHit} from '../../hosted/client/docSearchHits.js';
import {decodeEntities, parseMarks} from '../../hosted/client/markedText.js';
import type {ResultUrlRules} from '../../hosted/client/resultUrl.js';
import {listAt, numberAt, property, textAt} from '../../hosted/client/unknownValue.js';
import type {SearchHit, SearchQuery, SearchResults} from '../../provider.js';

/** Reads a field such as "hierarchy.lvl1". The field may be flat, as crawlers store it, or in nested objects. */
function valueAt(root: unknown, field: string): unknown {
  const flat = property(root, field);
  if (flat !== undefined) return flat;
  const [first = field, ...rest] = field.split('.');
  return rest.length === 0 ? undefined : valueAt(property(root, first), rest.join('.'));
}

function highlightOf(hit: unknown, field: string): unknown {
  const listed = listAt(hit, 'highlights')?.find((highlight) => textAt(highlight, 'field') === field);
  return listed ?? valueAt(property(hit, 'highlight'), field);
}

/** Reads a field with marked matches: the whole text, or the snippet around the matches if there is no whole text. */
function fieldText(hit: unknown, field: string): string {
  const highlight = highlightOf(hit, field);
  const plain = valueAt(property(hit, 'document'), field);
  return (
    textAt(highlight, 'value') || textAt(highlight, 'snippet') || (typeof plain === 'string' ? plain : '')
  );
}

const SNIPPET_LENGTH = 160;

/** Reads the content: the snippet around matches, or its beginning if nothing in it matches. */
function contentText(hit: unknown): string {
  const highlighted = textAt(highlightOf(hit, 'content'), 'snippet');
  if (highlighted !== '') return highlighted;
  const text = textAt(property(hit, 'document'), 'content');
  if (text.length <= SNIPPET_LENGTH) return text;
  return `${text.slice(0, SNIPPET_LENGTH).replace(/\s+\S*$/, '')} …`;
}

function readHit(hit: unknown, rules: ResultUrlRules): SearchHit | null {
  const document = property(hit, 'document');
  const decode = property(document, 'is_plain_text') === true ? undefined : decodeEntities;
  const found = {
    id: textAt(document, 'id'),
    url: textAt(document, 'url'),
    type: textAt(document, 'type'),
    levels: LEVELS.map((level) => parseMarks(fieldText(hit, `hierarchy.${level}`), decode)),
    content: parseMarks(contentText(hit), decode),
  };
  return toSearchHit(found, rules);
}

/**
 * Returns the hits of an answer, from its groups (`grouped_hits`) or its list (`hits`); `undefined` if it has neither.
 */
function hitsOf(answer: unknown): readonly unknown[] | undefined {
  const groups = listAt(answer, 'grouped_hits');
  return groups ? groups.flatMap((group) => listAt(group, 'hits') ?? []) : listAt(answer, 'hits');
}

/**
 * Parses the answer of `/multi_search` to one query. Leaves out hits without id, and hits whose URL must not be opened.
 *
 * @throws {Error} if it is not an answer to a search, or the server reports a mistake in the query
 */
export function readResults(response: unknown, query: SearchQuery, rules: ResultUrlRules): SearchResults {
  const answer = listAt(response, 'results')?.[0];
  const mistake = textAt(answer, 'error');
  if (mistake !== '')
    throw new Error(`Typesense answered ${numberAt(answer, 'code') ?? 'with an error'}: ${mistake}`);
  const found = hitsOf(answer);
  if (!found) throw new Error('Typesense answered with something else than search results.');
  const hits = groupByPage(found.flatMap((hit) => readHit(hit, rules) ?? []));
  const total = numberAt(answer, 'found') ?? hits.length;
  return {hits, total, hasMore: (query.page + 1) * query.hitsPerPage < total};
}
