import {SITE_URL, type TestPage} from './corpus.js';
import {
  json,
  type LoopbackAnswer,
  type LoopbackRequest,
  type LoopbackServer,
  startLoopbackServer,
} from './loopbackServer.js';
import {markWords, matchRecords, type TestRecord} from './matchRecords.js';

export const ALGOLIA = {appId: 'TESTAPP', apiKey: 'search-only-key', indexName: 'docs-index'};

interface CrawledRecord extends TestRecord {
  readonly url: string;
  readonly type: string;
  readonly facets: {readonly [name: string]: string};
}

/** Escapes a text, as DocSearch's crawler does. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Makes the records that DocSearch's crawler would make of a page: for each section, one for the heading and one for
 * the text.
 */
function crawl(page: TestPage): CrawledRecord[] {
  const facets = {language: page.locale, docusaurus_tag: page.tag};
  const title = escapeHtml(page.title);
  return page.sections.flatMap(({id, heading, level, text}, index) => {
    const url = `${SITE_URL}${page.path}${id === null ? '' : `#${id}`}`;
    const levels = {
      lvl0: 'Documentation',
      lvl1: title,
      ...(id !== null && {[`lvl${level}`]: escapeHtml(heading)}),
    };
    const record = (type: string, content: object) => ({
      id: `${page.path}-${index}-${type}`,
      url,
      type,
      facets,
      fields: {...levels, ...content},
    });
    return [record(id === null ? 'lvl1' : `lvl${level}`, {}), record('content', {content: escapeHtml(text)})];
  });
}

type Filters = readonly (string | readonly string[])[];

function passes(record: CrawledRecord, filters: Filters): boolean {
  return filters.every((filter) =>
    [filter].flat().some((one) => {
      const [, name = '', value = ''] = /^([^:]*):(.*)$/.exec(one) ?? [];
      return record.facets[name] === value;
    }),
  );
}

interface Query {
  readonly indexName: string;
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly facetFilters?: Filters;
  readonly clickAnalytics?: boolean;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
}

function hitOf({id, url, type, fields}: CrawledRecord, query: Query) {
  const {content, ...hierarchy} = fields;
  const tags = [query.highlightPreTag, query.highlightPostTag] as const;
  const marked = (text: string) => ({
    value: markWords(text, query.query, tags),
    matchLevel: 'full',
    matchedWords: [],
  });
  const levels = Object.entries(hierarchy);
  const contentMarks = content === undefined ? {} : {content: marked(content)};
  return {
    objectID: id,
    url,
    type,
    content: content ?? null,
    hierarchy: {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null, ...hierarchy},
    _highlightResult: {hierarchy: Object.fromEntries(levels.map(([name, text]) => [name, marked(text)]))},
    _snippetResult: contentMarks,
  };
}

function answerQuery(records: readonly CrawledRecord[], query: Query) {
  const found = matchRecords(records, query.query).filter((record) =>
    passes(record, query.facetFilters ?? []),
  );
  const start = query.page * query.hitsPerPage;
  return {
    hits: found.slice(start, start + query.hitsPerPage).map((record) => hitOf(record, query)),
    nbHits: found.length,
    page: query.page,
    nbPages: Math.ceil(found.length / query.hitsPerPage),
    hitsPerPage: query.hitsPerPage,
    exhaustiveNbHits: true,
    query: query.query,
    index: query.indexName,
    processingTimeMS: 1,
    ...(query.clickAnalytics && {queryID: 'query-1'}),
  };
}

function isAllowed({headers, parameters}: LoopbackRequest): boolean {
  const read = (name: string) => headers[name] ?? parameters[name];
  return read('x-algolia-application-id') === ALGOLIA.appId && read('x-algolia-api-key') === ALGOLIA.apiKey;
}

function answer(
  {records, indexName}: {records: readonly CrawledRecord[]; indexName: string},
  request: LoopbackRequest,
): LoopbackAnswer {
  if (!isAllowed(request)) return json({message: 'Invalid Application-ID or API key', status: 403}, 403);
  if (request.path === '/1/events') return json({status: 200, message: 'OK'});
  if (request.path !== '/1/indexes/*/queries') return json({message: 'Not found', status: 404}, 404);
  const {requests} = JSON.parse(request.body) as {requests: Query[]};
  const unknown = requests.find((query) => query.indexName !== indexName);
  if (unknown) return json({message: `Index ${unknown.indexName} does not exist`, status: 404}, 404);
  return json({results: requests.map((query) => answerQuery(records, query))});
}

/** Starts a server with the parts of Algolia's REST API that a browser uses: queries and click events. */
export function startAlgoliaServer(
  pages: readonly TestPage[],
  {indexName = ALGOLIA.indexName} = {},
): Promise<LoopbackServer> {
  const records = pages.flatMap(crawl);
  return startLoopbackServer((request) => answer({records, indexName}, request));
}
