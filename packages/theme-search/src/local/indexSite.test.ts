import {expect, test, vi} from 'vitest';
import type {IndexedPage, IndexedSection} from './IndexedPage.js';
import {indexSite, type SiteState} from './indexSite.js';
import {packTerms} from './packTerms.js';
import {noTerms} from './ScopeTerms.js';
import {loadState, type StateCache, saveEdits, saveState} from './storedState.js';

interface SourcePage {
  readonly path: string;
  readonly title?: string;
  readonly tag?: string;
  readonly text: string;
}

const words = 'alpha beta gamma delta config client server cache index plugin theme route build page'.split(
  ' ',
);

/** Text that is the same in each run, with words that are in many pages and words that are in few. */
function textOf(seed: number, length = 400): string {
  let state = seed * 2654435761 + 1;
  const next = (below: number) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return (state >>> 0) % below;
  };
  const word = () => `${words[next(words.length)]}${next(3) ? '' : next(400).toString(36)}`;
  return Array.from({length}, word).join(' ');
}

/** Some of these take seconds where other tests run beside them. */
vi.setConfig({testTimeout: 60_000});

const makePages = (count: number): SourcePage[] =>
  Array.from({length: count}, (_, index) => ({
    path: `/docs/page-${String(index).padStart(4, '0')}/`,
    text: textOf(index),
  }));

async function makeIndex(sources: readonly SourcePage[], before: SiteState = new Map()) {
  const files = new Map<string, string>();
  const read: string[] = [];
  const pages = sources.map(
    ({path, title = path, tag = 'default', text}): IndexedPage => ({
      path,
      title,
      tag,
      description: '',
      keywords: [],
      key: `${title} ${text}`,
    }),
  );
  const state = await indexSite({
    pages,
    before,
    readSections: async (page) => {
      read.push(page.path);
      const text = sources.find(({path}) => path === page.path)?.text ?? '';
      const section = (id: string | null, from: number, to?: number): IndexedSection => ({
        id,
        heading: id ?? '',
        level: 2,
        text: text.slice(from, to),
        code: '',
      });
      return [section(null, 0, 600), section('more', 600, 1200), section('most', 1200)];
    },
    write: async (file, make) => void files.set(file, await make()),
    writeIndex: (text) => void files.set('search-index.json', text),
  });
  return {files, state, read};
}

/** A state as the cache has it, and which terms are used later. */
function storedState(state: SiteState) {
  let scopes = '';
  const terms = new Map<string, Uint8Array>();
  const used: string[] = [];
  const cache: StateCache = {
    scopes: {
      read: (): unknown => (scopes === '' ? undefined : JSON.parse(scopes)),
      write(value) {
        scopes = JSON.stringify(value);
      },
    },
    terms: (tag) => ({
      read() {
        used.push(`read ${tag}`);
        return terms.get(tag);
      },
      write(parts) {
        used.push(`write ${tag}`);
        terms.set(tag, Buffer.concat(parts));
      },
    }),
  };
  saveState(cache, new Map(), state);
  used.length = 0;
  return {cache, terms, used};
}

test('an index that continues an earlier one has the bytes of a new one', async () => {
  const pages = makePages(120);
  const first = await makeIndex(pages);
  const stored = storedState(first.state);
  const edits: readonly (readonly SourcePage[])[] = [
    pages.map((page, index) => (index === 50 ? {...page, text: textOf(9000)} : page)),
    pages.filter((_, index) => index !== 20),
    [...pages, {path: '/docs/page-0100-and-more/', text: textOf(9001)}],
    pages.map((page, index) => (index === 7 ? {...page, tag: 'docs-default-current'} : page)),
    [],
    pages,
  ];
  for (const edited of edits) {
    const continued = await makeIndex(edited, loadState(stored.cache));
    const anew = await makeIndex(edited);
    expect([...continued.files].sort()).toEqual([...anew.files].sort());
  }
});

test('an edit changes few files, and no other page is read', async () => {
  const pages = makePages(300);
  const first = await makeIndex(pages);
  const edited = pages.map((page, index) =>
    index === 150 ? {...page, text: `${page.text} amendment`} : page,
  );
  const files = new Set<string>();
  const read: string[] = [];
  await indexSite({
    pages: edited.map(({path, text}) => ({
      path,
      title: path,
      tag: 'default',
      description: '',
      keywords: [],
      key: `${path} ${text}`,
    })),
    before: first.state,
    readSections: async ({path}) => {
      read.push(path);
      const text = edited.find((page) => page.path === path)?.text ?? '';
      return [{id: null, heading: '', level: 1, text, code: ''}];
    },
    write: (file) => {
      if (!first.files.has(file)) files.add(file);
    },
    writeIndex: () => undefined,
  });
  expect(read).toEqual(['/docs/page-0150/']);
  expect(first.files.size).toBeGreaterThan(300);
  expect(files.size).toBeLessThan(first.files.size / 4);
});

test('the order in which pages are given does not matter', async () => {
  const pages = makePages(40);
  const [forward, backward] = [await makeIndex(pages), await makeIndex([...pages].reverse())];
  expect([...forward.files].sort()).toEqual([...backward.files].sort());
});

test('terms are read and written only of scopes with changed pages', async () => {
  const pages = makePages(20).map((page, index) => ({...page, tag: index < 10 ? 'old' : 'new'}));
  const first = await makeIndex(pages);
  const stored = storedState(first.state);
  const same = loadState(stored.cache);
  saveState(stored.cache, same, (await makeIndex(pages, same)).state);
  expect(stored.used).toEqual([]);
  const before = loadState(stored.cache);
  const edited = await makeIndex(
    pages.map((page, index) => (index === 15 ? {...page, text: textOf(9000)} : page)),
    before,
  );
  saveState(stored.cache, before, edited.state);
  expect(stored.used).toEqual(['read new', 'write new']);
  saveState(stored.cache, edited.state, (await makeIndex(pages.slice(0, 10), edited.state)).state);
  expect(stored.terms.get('new')?.length).toBeLessThan(100);
});

test('edits are kept beside the stored terms, also when a page is as it was before them', async () => {
  const pages = makePages(60);
  const stored = storedState((await makeIndex(pages)).state);
  const edit = (sources: readonly SourcePage[], at: number, text: string) =>
    sources.map((page, index) => (index === at ? {...page, text} : page));
  const once = edit(pages, 30, textOf(9000));
  const twice = edit(once, 12, `${pages[12]?.text} amendment`);
  const steps = [
    once,
    twice,
    edit(twice, 30, `${textOf(9000)} more`),
    edit(twice, 30, pages[30]?.text ?? ''),
    pages,
  ];
  for (const step of steps) {
    const before = loadState(stored.cache);
    const {files, state} = await makeIndex(step, before);
    expect([...files].sort()).toEqual([...(await makeIndex(step)).files].sort());
    saveEdits(stored.cache, before, state);
  }
  expect(stored.used.filter((use) => use.startsWith('write'))).toEqual([]);
  // A build of everything merges them.
  const before = loadState(stored.cache);
  const grown = [...edit(pages, 5, textOf(9002)), {path: '/docs/a-first-page/', text: textOf(9003)}];
  const {files, state} = await makeIndex(grown, before);
  expect([...files].sort()).toEqual([...(await makeIndex(grown)).files].sort());
  saveState(stored.cache, before, state);
  expect(stored.used.filter((use) => use.startsWith('write'))).toEqual(['write default']);
  expect(loadState(stored.cache).get('default')?.edits?.size).toBe(0);
});

test('many edits are merged into the stored terms', async () => {
  const pages = makePages(100);
  const stored = storedState((await makeIndex(pages)).state);
  const before = loadState(stored.cache);
  const edited = pages.map((page, index) => (index < 70 ? {...page, text: `${page.text} amendment`} : page));
  saveEdits(stored.cache, before, (await makeIndex(edited, before)).state);
  expect(stored.used).toContain('write default');
});

test.each([
  ['lost', undefined],
  ['those of other pages', Buffer.concat(packTerms(noTerms, 'other'))],
])('an index whose terms are %s is made anew', async (_name, terms) => {
  const pages = makePages(20);
  const stored = storedState((await makeIndex(pages)).state);
  if (terms) stored.terms.set('default', terms);
  else stored.terms.delete('default');
  const edited = pages.slice(1);
  const continued = await makeIndex(edited, loadState(stored.cache));
  expect([...continued.files].sort()).toEqual([...(await makeIndex(edited)).files].sort());
});

test('a page of hostile text is indexed', async () => {
  const distinct = Array.from({length: 50_000}, (_, index) => `w${index.toString(36)}`).join(' ');
  const hostile = [
    '__proto__ constructor toString hasOwnProperty',
    '\u0000\u001b[2J \ud800',
    '<script>',
    distinct,
  ];
  const pages = hostile.map((text, index) => ({path: `/${index}/`, text}));
  const {files} = await makeIndex([
    ...pages,
    {path: '/large/', text: 'a-b_c.d '.repeat(130_000)},
    {path: '/no/', text: ''},
  ]);
  expect(files.size).toBeGreaterThan(6);
});

test('files that are gone are made again, with the same bytes', async () => {
  const pages = makePages(30);
  const first = await makeIndex(pages);
  const again = await makeIndex(pages, loadState(storedState(first.state).cache));
  expect([...again.files].sort()).toEqual([...first.files].sort());
});
