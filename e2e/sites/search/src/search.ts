import type {CreateSearchProvider, MatchedText, SearchHit} from '@lectern/theme-search/provider';

/** A search provider in the site. It searches a file of records, which the browser loads with the first query. */

interface Record {
  readonly url: string;
  readonly kind: SearchHit['kind'];
  readonly title: string;
  readonly headings: readonly string[];
  readonly text: string;
  readonly tag: string;
}

/** Marks the matched words in a text: for "inst", the first four letters of "Install it". */
function mark(text: string, words: readonly string[]): MatchedText {
  const pattern = new RegExp(`(${words.map((word) => word.replace(/\W/g, '\\$&')).join('|')})`, 'gi');
  return text
    .split(pattern)
    .map((part, index) => ({text: part, isMatch: index % 2 === 1}))
    .filter((part) => part.text !== '');
}

function toHit(record: Record, baseUrl: string, words: readonly string[]): SearchHit {
  const {url, kind, title, headings, text} = record;
  return {
    id: url,
    url: url.startsWith('docs/') ? `${baseUrl}${url}` : url,
    kind,
    title: mark(title, words),
    headings: headings.map((heading) => mark(heading, words)),
    snippet: mark(text, words),
  };
}

const createProvider: CreateSearchProvider<{readonly file: string}> = ({options, baseUrl, locale}) => {
  let records: Promise<readonly Record[]> | undefined;
  const load = async (): Promise<readonly Record[]> => {
    const response = await fetch(`${baseUrl}${options.file}.${locale}.json`);
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return response.json();
  };
  const loadOnce = () => {
    records ??= load();
    records.catch(() => {
      records = undefined;
    });
    return records;
  };
  return {
    async search({text, tags, page, hitsPerPage}, {signal, onProgress}) {
      if (!records) onProgress?.({done: 0, total: 1});
      const all = await loadOnce();
      signal.throwIfAborted();
      const words = text.toLowerCase().split(/\s+/);
      const found = all.filter(({tag, ...record}) => {
        if (tags && !tags.includes(tag)) return false;
        const own = [record.title, ...record.headings, record.text].join(' ').toLowerCase();
        return words.every((word) => own.includes(word));
      });
      const end = (page + 1) * hitsPerPage;
      return {
        hits: found.slice(page * hitsPerPage, end).map((record) => toHit(record, baseUrl, words)),
        total: found.length,
        hasMore: found.length > end,
      };
    },
  };
};

export default createProvider;
