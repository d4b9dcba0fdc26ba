import {expect, test, vi} from 'vitest';
import type {IndexedPage, IndexedSection} from './IndexedPage.js';
import {indexEdits} from './indexEdits.js';
import {indexSite, type SiteState} from './indexSite.js';
import type {StateCache} from './StateCache.js';
import {loadState, saveState} from './storedState.js';

interface SourcePage {
  readonly path: string;
  readonly title?: string;
  readonly tag?: string;
  readonly text: string;
}

const words = 'alpha beta gamma delta config client server cache index plugin theme route build page'.split(
  ' ',
);

/** Makes a text that depends only on `seed`, with words that many pages have and words that few have. */
function textOf(seed: number, length = 400): string {
  let state = seed * 2654435761 + 1;
  const next = (below: number) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return (state >>> 0) % below;
  };
  const word = () => `${words[next(words.length)]}${next(3) ? '' : next(400).toString(36)}`;
  return Array.from({length}, word).join(' ');
}

/** Some of these tests take seconds if other tests run at the same time. */
vi.setConfig({testTimeout: 60_000});

const makePages = (count: number): SourcePage[] =>
  Array.from({length: count}, (_, index) => ({
    path: `/docs/page-${String(index).padStart(4, '0')}/`,
    text: textOf(index),
  }));

const pageOf = ({path, title = path, tag = 'default', text}: SourcePage): IndexedPage => ({
  path,
  title,
  tag,
  description: '',
  keywords: [],
  key: `${title} ${text}`,
});

function sectionsIn(sources: readonly SourcePage[], page: Pick<IndexedPage, 'path'>): IndexedSection[] {
  const text = sources.find(({path}) => path === page.path)?.text ?? '';
  const section = (id: string | null, from: number, to?: number): IndexedSection => ({
    id,
    heading: id ?? '',
    level: 2,
    text: text.slice(from, to),
    code: '',
  });
  return [section(null, 0, 600), section('more', 600, 1200), section('most', 1200)];
}

async function makeIndex(sources: readonly SourcePage[], before: SiteState = new Map()) {
  const files = new Map<string, string>();
  const read: string[] = [];
  const state = await indexSite({
    pages: sources.map(pageOf),
    before,
    readSections: async (page) => {
      read.push(page.path);
      return sectionsIn(sources, page);
    },
    write: async (file, make) => void files.set(file, await make()),
    writeIndex: (text) => void files.set('search-index.json', text),
  });
  return {files, state, read};
}

/** Updates the index in `files` after edits of single pages. */
async function editIndex(
  {before: old, now}: {before: readonly SourcePage[]; now: readonly SourcePage[]},
  cache: StateCache,
  files: Map<string, string>,
): Promise<boolean> {
  const pages = now.filter(({text}, at) => text !== old[at]?.text).map(pageOf);
  const save = await indexEdits(
    {
      pages,
      readSections: async (page) => sectionsIn(now, page),
      readSectionsBefore: async (page, key) => {
        const source = old.find(({path}) => path === page.path);
        return source && pageOf(source).key === key ? sectionsIn(old, page) : undefined;
      },
      writeFile: (file, data) => void files.set(file, String(data)),
      writeHashedFile: async (file, make) => void files.set(file, String(await make())),
      removeHashedFile: (file) => files.delete(file),
    },
    cache,
  );
  save?.();
  return save !== undefined;
}

/** Stores a state in a cache that records in `used` which terms are read and written. */
function storedState(state: SiteState) {
  let scopes = '';
  const terms = new Map<string, Uint8Array[]>();
  const used: string[] = [];
  const cache: StateCache = {
    scopes: {
      read: (): unknown => (scopes === '' ? undefined : JSON.parse(scopes)),
      write(records) {
        scopes = JSON.stringify(records.scopes);
      },
    },
    terms: (tag) => ({
      read(at) {
        used.push(`read ${tag} ${at}`);
        return terms.get(tag)?.[at];
      },
      write(parts) {
        used.push(`write ${tag}`);
        terms.set(
          tag,
          parts.map((part) => new Uint8Array(part)),
        );
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
  expect(stored.used).toEqual(['read new 0', 'read new 1', 'read new 2', 'write new']);
  const last = loadState(stored.cache);
  saveState(stored.cache, last, (await makeIndex(pages.slice(0, 10), last)).state);
  expect(Buffer.concat(stored.terms.get('new') ?? []).length).toBeLessThan(100);
});

const withText = (sources: readonly SourcePage[], at: number, text: string) =>
  sources.map((page, index) => (index === at ? {...page, text} : page));

test('an edited index has the bytes of a new one, and the stored terms stay', async () => {
  const pages = makePages(120);
  const first = await makeIndex(pages);
  const {files} = first;
  const stored = storedState(first.state);
  const once = withText(pages, 30, textOf(9000));
  const twice = withText(once, 12, `${pages[12]?.text} amendment`);
  const steps = [
    once,
    twice,
    withText(twice, 30, `${textOf(9000)} more \u{20bb7}`),
    withText(twice, 30, pages[30]?.text ?? ''),
    pages,
    withText(withText(pages, 119, ''), 0, ''),
    withText(pages, 7, `${pages[7]?.text} amendment`),
  ];
  let before = pages;
  for (const now of steps) {
    expect(await editIndex({before, now}, stored.cache, files)).toBe(true);
    expect([...files].sort()).toEqual([...(await makeIndex(now)).files].sort());
    before = now;
  }
  expect(stored.used).not.toContain('write default');
  // A full build merges the edits into the terms.
  const state = loadState(stored.cache);
  const grown = [...withText(before, 5, textOf(9002)), {path: '/docs/a-first-page/', text: textOf(9003)}];
  const continued = await makeIndex(grown, state);
  expect([...continued.files].sort()).toEqual([...(await makeIndex(grown)).files].sort());
  saveState(stored.cache, state, continued.state);
  expect(stored.used).toContain('write default');
  expect(loadState(stored.cache).get('default')?.edits.size).toBe(0);
});

test('many edits are merged into the stored terms', async () => {
  const pages = makePages(100);
  const {files, state} = await makeIndex(pages);
  const stored = storedState(state);
  const now = pages.map((page, index) => (index < 70 ? {...page, text: `${page.text} amendment`} : page));
  await editIndex({before: pages, now}, stored.cache, files);
  expect(stored.used).toContain('write default');
  const last = withText(now, 3, textOf(9000));
  expect(await editIndex({before: now, now: last}, stored.cache, files)).toBe(true);
  expect([...files].sort()).toEqual([...(await makeIndex(last)).files].sort());
});

test.each<[string, (parts: Uint8Array[], other: Uint8Array[]) => Uint8Array[]]>([
  ['lost', () => []],
  ['partly lost', (parts) => parts.slice(0, -1)],
  ['those of other pages', (_parts, other) => other],
])('an index whose terms are %s is made anew, and not edited', async (_name, damage) => {
  const pages = makePages(20);
  const {files, state} = await makeIndex(pages);
  const stored = storedState(state);
  const other = storedState((await makeIndex(pages.slice(1))).state);
  stored.terms.set('default', damage(stored.terms.get('default') ?? [], other.terms.get('default') ?? []));
  const edited = pages.slice(1);
  const continued = await makeIndex(edited, loadState(stored.cache));
  expect([...continued.files].sort()).toEqual([...(await makeIndex(edited)).files].sort());
  const now = withText(pages, 3, textOf(9000));
  expect(await editIndex({before: pages, now}, stored.cache, files)).toBe(false);
});

test('a page that the last build had with another text is not edited', async () => {
  const pages = makePages(20);
  const {files, state} = await makeIndex(pages);
  const before = withText(pages, 3, textOf(9001));
  const now = withText(pages, 3, textOf(9000));
  expect(await editIndex({before, now}, storedState(state).cache, files)).toBe(false);
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
