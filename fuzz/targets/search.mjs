// Indexes pages with hostile text, updates the index after an edit, and searches it.

import {LocalEngine, MissingIndexFile} from '../../packages/site-search/dist/client/engine.js';
import {indexSite, loadState, saveState} from '../../packages/site-search/dist/index.js';
import {mutate} from '../mutate.mjs';
import {textsOf, tokensOf} from './material.mjs';

const material = {
  texts: [
    ...textsOf('.md'),
    'Install with npm. 日本語のテキスト。 C++ and C#',
    'naïve café, Straße; a_b-c.d',
  ],
  tokens: [
    ...tokensOf('data'),
    'constructor',
    '__proto__',
    ' alpha',
    ' 配置',
    ' İ',
    ' ß',
    ' e\u0301',
    ' 100%',
    ' a-b_c',
  ],
};
const QUERIES = [
  'constructor',
  '__proto__',
  'a',
  '*',
  '"',
  'alpha beta',
  'C++',
  '日本',
  ' ',
  '\ud800',
  'x'.repeat(512),
];
/** Word that only one page contains. */
const MARK = 'zanzibarium';

export const search = {
  name: 'search',
  make: (random) => ({query: random.pick(QUERIES), text: mutate(random, material).slice(0, 6000)}),
  async check(input) {
    try {
      return await checkSearch(input);
    } catch (error) {
      return `internal error: ${error?.stack ?? error}`;
    }
  },
};

async function checkSearch({text, query}) {
  const pages = [pageOf('/a/', text), {...pageOf('/b/', text), hasMark: true}, pageOf('/c/', 'Alpha beta')];
  const first = await makeIndex([pages[0], pages[2]]);
  const whole = await makeIndex(pages);
  const continued = await makeIndex(pages, throughCache(first.state));
  if (textOf(whole.files) !== textOf(continued.files))
    return 'an index that is continued differs from a new one';
  const reversed = await makeIndex([...pages].reverse());
  if (textOf(whole.files) !== textOf(reversed.files)) return 'the order of pages changes the index';
  const engine = openEngine(whole.files);
  return (
    (await checkHits(engine, query)) ??
    (await checkHits(engine, text.trim().slice(0, 512))) ??
    (await checkMark(engine)) ??
    (await checkDamage(whole.files, query))
  );
}

function pageOf(path, text) {
  return {path, title: text.slice(0, 60), tag: 'default', description: '', keywords: [], key: text, text};
}

async function makeIndex(pages, before = new Map()) {
  const files = new Map();
  const state = await indexSite({
    pages,
    before,
    readSections: async ({text, hasMark}) => [
      {id: null, heading: '', level: 1, text: text.slice(0, 500), code: ''},
      {id: 'more', heading: text.slice(500, 560), level: 2, text: text.slice(560), code: text.slice(0, 200)},
      ...(hasMark
        ? [{id: 'mark', heading: 'Mark', level: 2, text: `The word ${MARK} is here.`, code: ''}]
        : []),
    ],
    write: async (file, make) => void files.set(file, await make()),
    writeIndex: (index) => void files.set('search-index.json', index),
  });
  return {files, state};
}

/** State of the index after it was written to the cache and read again, as in the next build. */
function throughCache(state) {
  let scopes;
  const termsOf = new Map();
  const cache = {
    scopes: {
      read: () => scopes,
      write: (records) => {
        scopes = JSON.parse(JSON.stringify(records.scopes));
      },
    },
    terms: (tag) => ({
      read: (at) => termsOf.get(tag)?.[at],
      write: (parts) =>
        void termsOf.set(
          tag,
          parts.map((part) => new Uint8Array(part)),
        ),
    }),
  };
  saveState(cache, new Map(), state);
  return loadState(cache);
}

function textOf(files) {
  return JSON.stringify([...files].sort());
}

function openEngine(files) {
  return new LocalEngine({
    readFile: async (file) => {
      if (!files.has(file)) throw new MissingIndexFile(file);
      return JSON.parse(files.get(file));
    },
    loadStem: async () => (word) => word,
    isChanging: false,
  });
}

function ask(engine, text) {
  const call = {signal: new AbortController().signal};
  return engine.search({text, page: 0, hitsPerPage: 20}, call);
}

async function checkHits(engine, query) {
  if (query === '') return undefined;
  const {hits} = await ask(engine, query);
  const foreign = hits.find(({url}) => !/^\/[abc]\/(?:#(?:more|mark))?$/.test(url));
  if (foreign) return `a search finds a page that does not exist\n${foreign.url}`;
  const ids = hits.map(({id}) => id);
  return new Set(ids).size === ids.length ? undefined : 'a search shows a hit twice';
}

/** Checks that a word which only one page contains finds this page and no other, also by its beginning. */
async function checkMark(engine) {
  for (const word of [MARK, MARK.slice(0, 6), MARK.toUpperCase()]) {
    const {hits} = await ask(engine, word);
    const paths = [...new Set(hits.map(({url}) => url.replace(/#.*/, '')))];
    if (paths.join() !== '/b/')
      return `a word of one page is found on ${paths.length} pages\n${word}: ${paths.join(' ')}`;
  }
  return undefined;
}

/**
 * Checks that a search with a wrong index file (the content of another one) ends, with an error or with fewer results.
 */
async function checkDamage(files, query) {
  const names = [...files.keys()].filter((name) => name !== 'search-index.json');
  const damaged = new Map(files);
  const [name] = names;
  if (name === undefined) return undefined;
  damaged.set(name, files.get(names.at(-1)));
  try {
    await ask(openEngine(damaged), query.trim() || MARK);
  } catch (error) {
    if (!(error instanceof Error)) return 'a damaged index throws what is no error';
  }
  return undefined;
}
