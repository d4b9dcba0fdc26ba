import {stemmer} from '@orama/stemmers/english';
import {expect, test} from 'vitest';
import type {IndexedSection} from '../IndexedPage.js';
import {indexSite} from '../indexSite.js';
import {LocalEngine, MissingIndexFile} from './LocalEngine.js';
import type {SearchResults} from './search.js';

interface TestPage {
  readonly path: string;
  readonly title: string;
  readonly tag?: string;
  readonly keywords?: readonly string[];
  /** Text of the page, then alternately a heading and its text. */
  readonly texts: readonly string[];
  readonly code?: string;
}

const docs: readonly TestPage[] = [
  {
    path: '/docs/installation/',
    title: 'Installation',
    texts: [
      'Install the package with npm or with yarn. You need Node 20 or later.',
      'Requirements',
      'A recent browser and an editor are all that you need to begin.',
      'Project structure',
      'The folder docs has the Markdown files of your docs, and blog the posts of your blog.',
    ],
    code: 'npm install --save-exact @lectern/core',
  },
  {
    path: '/docs/configuration/',
    title: 'Configuration',
    keywords: ['settings'],
    texts: [
      'All settings are in docusaurus.config.js at the root of your site.',
      'onBrokenLinks',
      'What a build does when it finds a broken link: ignore, log, warn or throw.',
      'Base URL',
      'The path below which your site is published.',
    ],
    code: "export default {onBrokenLinks: 'throw', baseUrl: '/'}",
  },
  {
    path: '/docs/versioning/',
    title: 'Versions of the docs',
    tag: 'docs-default-1.0',
    texts: [
      'You can keep the docs of released versions. Libraries often do.',
      'Tagging a new version',
      'Run the command.',
    ],
  },
  {
    path: '/docs/zh/',
    title: '安装指南',
    texts: ['请先安装软件包，然后配置您的网站。', '配置文件', '所有设置都在配置文件中。'],
  },
  {
    path: '/docs/ja/',
    title: 'インストール',
    texts: ['パッケージをインストールしてから、サイトを設定します。'],
  },
  {
    path: '/docs/cpp/',
    title: 'Bindings for C++',
    texts: ['The library has bindings. __proto__ and constructor are words.'],
  },
  {path: '/empty/', title: '', texts: ['']},
];

function sectionsOf({texts: [intro = '', ...rest], code = ''}: TestPage): readonly IndexedSection[] {
  const sections: IndexedSection[] = [{id: null, heading: '', level: 1, text: intro, code}];
  for (let at = 0; at < rest.length; at += 2) {
    const heading = rest[at] ?? '';
    const id = heading.toLowerCase().replaceAll(' ', '-');
    sections.push({id, heading, level: 2, text: rest[at + 1] ?? '', code: ''});
  }
  return sections;
}

async function filesOf(pages: readonly TestPage[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  await indexSite({
    pages: pages.map(({path, title, tag = 'default', keywords = [], texts}) => ({
      path,
      title,
      tag,
      keywords,
      description: '',
      key: texts.join(' '),
    })),
    before: new Map(),
    readSections: async ({path}) => sectionsOf(pages.find((page) => page.path === path) as TestPage),
    write: async (file, make) => void files.set(file, await make()),
    writeIndex: (text) => void files.set('search-index.json', text),
  });
  return files;
}

function engineOf(files: ReadonlyMap<string, string>, read: string[] = []): LocalEngine {
  return new LocalEngine({
    readFile: async (file) => {
      read.push(file);
      const text = files.get(file);
      if (text === undefined) throw new MissingIndexFile(file);
      return JSON.parse(text);
    },
    loadStem: async () => stemmer,
    isChanging: false,
  });
}

const {signal} = new AbortController();
const inDocs = filesOf(docs).then((files) => engineOf(files));

async function search(text: string, tags?: readonly string[], engine = inDocs) {
  const results = await (await engine).search({text, tags, page: 0, hitsPerPage: 15}, {signal});
  return {...results, urls: results.hits.map(({url}) => url)};
}

const plain = (text: readonly {text: string; isMatch: boolean}[]) =>
  text.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join('');

test('a title comes before headings, and headings before text', async () => {
  const {hits, total} = await search('installation');
  expect(hits[0]).toMatchObject({url: '/docs/installation/', kind: 'page'});
  expect(plain(hits[0]?.title ?? [])).toBe('[Installation]');
  expect(total).toBe(1);
});

test.each([
  ['install', '/docs/installation/'],
  ['installing', '/docs/installation/'],
  ['instal', '/docs/installation/'],
  ['instalation', '/docs/installation/'],
  ['configuraton', '/docs/configuration/'],
  ['confguration', '/docs/configuration/'],
  ['confgur', '/docs/configuration/'],
  ['onBrokenLinks', '/docs/configuration/#onbrokenlinks'],
  ['broken links', '/docs/configuration/#onbrokenlinks'],
  ['on-broken-links', '/docs/configuration/#onbrokenlinks'],
  ['onbroken', '/docs/configuration/#onbrokenlinks'],
  ['docusaurus.config.js', '/docs/configuration/'],
  ['config.js', '/docs/configuration/'],
  ['settings', '/docs/configuration/'],
  ['save-exact', '/docs/installation/'],
  ['--save-exact', '/docs/installation/'],
  ['library', '/docs/cpp/'],
  ['C++', '/docs/cpp/'],
  ['__proto__', '/docs/cpp/'],
  ['constructor', '/docs/cpp/'],
  ['how do I install it', '/docs/installation/'],
  ['project strucure', '/docs/installation/#project-structure'],
  ['安装', '/docs/zh/'],
  ['配置文件', '/docs/zh/#配置文件'],
  ['件', '/docs/zh/#配置文件'],
  ['インストール', '/docs/ja/'],
  ['設定', '/docs/ja/'],
])('%j finds %s', async (query, url) => {
  expect((await search(query)).urls.slice(0, 3)).toContain(url);
});

test('other forms of a word come after the word itself', async () => {
  const {hits} = await search('library ');
  expect(hits.map(({url}) => url)).toEqual(['/docs/cpp/', '/docs/versioning/']);
  expect(plain(hits[1]?.snippet ?? [])).toContain('[Libraries]');
});

test('a hit of a section has its heading and the words around the match', async () => {
  const {hits} = await search('editor');
  expect(hits).toHaveLength(1);
  expect(hits[0]?.kind).toBe('text');
  expect(hits[0]?.headings.map(plain)).toEqual(['Requirements']);
  expect(plain(hits[0]?.snippet ?? [])).toBe(
    'A recent browser and an [editor] are all that you need to begin.',
  );
});

test('all words have to be on the page; if there is no such page, most of them', async () => {
  expect((await search('install markdown')).urls[0]).toMatch('/docs/installation/');
  expect((await search('install settings')).total).toBeGreaterThan(1);
  expect((await search('editor zzzzqqq')).urls[0]).toMatch('/docs/installation/');
  expect(await search('zzzzqqq')).toMatchObject({hits: [], total: 0, hasMore: false});
});

test('tags limit the search, and only their files are read', async () => {
  const files = await filesOf(docs);
  const read: string[] = [];
  const engine = Promise.resolve(engineOf(files, read));
  expect((await search('docs', ['docs-default-1.0', 'docs-other-current'], engine)).urls).toEqual([
    '/docs/versioning/',
  ]);
  expect(read.length).toBeLessThan(7);
  expect((await search('docs', [], engine)).hits).toEqual([]);
  expect((await search('docs', undefined, engine)).total).toBe(2);
});

test.each([
  ['only punctuation', '?!*()[]{}^$.|\\'],
  ['markup', '<script>alert(1)</script>'],
  ['an expression', '(a+)+$'],
  ['much text', 'a-b.c_d '.repeat(1250)],
  ['one word', 'x'.repeat(10_000)],
  ['control characters', '\u0000\ud800\u001b'],
])('%s is answered', async (_, query) => {
  const started = process.cpuUsage();
  expect((await search(query)).hits.length).toBeGreaterThanOrEqual(0);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(4000);
});

test('pages of results follow each other and show nothing twice', async () => {
  const many = Array.from({length: 400}, (_, index) => ({
    path: `/page-${index}/`,
    title: `Page ${index}`,
    texts: [`common ${index % 3 ? 'frequent' : 'seldom'} words in a text`],
  }));
  const engine = engineOf(await filesOf(many));
  const seen = new Set<string>();
  let page = 0;
  for (let hasMore = true; hasMore; page += 1) {
    const results = await engine.search({text: 'common frequent', page, hitsPerPage: 50}, {signal});
    for (const {id} of results.hits) {
      expect(seen.has(id)).toBe(false);
      seen.add(id);
    }
    hasMore = results.hasMore;
  }
  expect(seen.size).toBe(266);
});

test('pages with all words are read before better ones that probably lack a word', async () => {
  const pagesOf = (name: string, count: number, title: string, text: string) =>
    Array.from({length: count}, (_, index) => ({path: `/${name}-${index}/`, title, texts: [text]}));
  const long = 'and many words of another subject '.repeat(20);
  const files = await filesOf([
    ...pagesOf('b', 80, 'Alpha', 'None of the other words.'),
    ...pagesOf('c', 80, 'Beta', 'None of the other words.'),
    ...pagesOf('a', 12, 'Two words', 'alpha and beta'),
    ...pagesOf('d', 100, 'One word', `alpha ${long}`),
    ...pagesOf('e', 100, 'One word', `beta ${long}`),
    ...pagesOf('f', 500, 'No word', 'Something else.'),
  ]);
  const read: string[] = [];
  const {urls} = await search('alpha beta ', undefined, Promise.resolve(engineOf(files, read)));
  expect(urls.length).toBeGreaterThan(3);
  for (const url of urls) expect(url).toMatch(/^\/a-/);
  const pageFiles = read.filter((file) => files.get(file)?.startsWith('{"path"'));
  expect(pageFiles).toHaveLength(urls.length);
});

/** Pages that all have the words of the query. The first ones are the shortest, and so rank highest. */
const alike = Array.from({length: 40}, (_, index) => ({
  path: `/page-${index}/`,
  title: `Page ${index}`,
  texts: [`common words ${'and others '.repeat(index)}`],
}));

test('the best hits are there before the other pages are read', async () => {
  const files = await filesOf(alike);
  const read: string[] = [];
  const pagesRead = () => read.filter((file) => files.get(file)?.startsWith('{"path"')).length;
  const engine = engineOf(files, read);
  const query = {text: 'common', page: 0, hitsPerPage: 20};
  const first: {urls: readonly string[]; pagesRead: number}[] = [];
  const onFirstHits = ({hits}: SearchResults) =>
    first.push({urls: hits.map(({url}) => url), pagesRead: pagesRead()});
  const {hits} = await engine.search(query, {signal, onFirstHits});
  expect(first).toEqual([{urls: hits.slice(0, 2).map(({url}) => url), pagesRead: 2}]);
  expect(hits.length).toBe(6);
  await engine.search(query, {signal, onFirstHits});
  expect(first).toHaveLength(1);
});

test('a query that fails after its first hits begins anew', async () => {
  const files = await filesOf(alike);
  const query = {text: 'common', page: 0, hitsPerPage: 20};
  const expected = await engineOf(files).search(query, {signal});
  let pagesRead = 0;
  const engine = new LocalEngine({
    readFile: async (file) => {
      const text = files.get(file) ?? '';
      if (text.startsWith('{"path"')) pagesRead += 1;
      if (pagesRead === 3) throw new Error('The network is down.');
      return JSON.parse(text);
    },
    loadStem: async () => stemmer,
    isChanging: false,
  });
  const onFirstHits = () => {};
  await expect(engine.search(query, {signal, onFirstHits})).rejects.toThrow('The network is down.');
  expect((await engine.search(query, {signal, onFirstHits})).hits).toEqual(expected.hits);
});

test('an index that was published again is read again', async () => {
  const files = await filesOf(docs);
  const engine = engineOf(files);
  await engine.prepare();
  const newer = await filesOf([...docs, {path: '/new/', title: 'Novelty', texts: ['Added later.']}]);
  files.clear();
  for (const [file, text] of newer) files.set(file, text);
  expect((await search('novelty', undefined, Promise.resolve(engine))).urls).toEqual(['/new/']);
});

test('a call that was aborted fails, and the next one is answered', async () => {
  const engine = engineOf(await filesOf(docs));
  const controller = new AbortController();
  const aborted = engine.search({text: 'install', page: 0, hitsPerPage: 5}, {signal: controller.signal});
  controller.abort();
  await expect(aborted).rejects.toThrow();
  expect((await search('install', undefined, Promise.resolve(engine))).urls[0]).toBe('/docs/installation/');
});
