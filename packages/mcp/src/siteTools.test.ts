import {indexSite} from '@lectern/site-search';
import {beforeEach, describe, expect, test} from 'vitest';
import {openSite} from './createServer.js';
import {getPage} from './getPage.js';
import {getVersion} from './getVersion.js';
import {listPages} from './listPages.js';
import {versionOfTag} from './SiteSearch.js';
import type {SiteSource} from './SiteSource.js';

const {signal} = new AbortController();
let files: Map<string, string>;

/** A site of files in memory. */
const source: SiteSource = {
  name: 'memory',
  baseUrl: '/',
  read: async (file) => {
    const text = files.get(file);
    return text === undefined ? undefined : {text};
  },
  readBuildTime: async () => undefined,
};

const page = (url: string, version: string) =>
  `---\nurl: "https://example.com/${url}"\nlocale: "en"\nversion: "${version}"\n---\n\n# ${url}\n`;

beforeEach(() => {
  files = new Map([
    [
      'llms.txt',
      `# Site\n\n> Tagline\n\n## Docs 2.0\n\n- [Intro](https://example.com/intro.md)\n\n## Docs 2.0: Guides\n\n- [One](https://example.com/one.md): A guide\n- [Two](https://example.com/two.md)\n\n## More lists\n\n- [Docs 1.0](https://example.com/1.0/llms.txt)\n`,
    ],
    ['1.0/llms.txt', '# Site\n\n## Docs 1.0\n\n- [Old](https://example.com/1.0/intro.md)\n'],
    ['intro.md', page('intro', '2.0')],
    ['1.0/intro.md', page('1.0/intro', '1.0')],
    [
      '404.html',
      '<meta name="generator" content="Lectern v1.2.3"><meta name="docusaurus_locale" content="de">',
    ],
  ]);
});

async function addIndex(): Promise<void> {
  const pages = ['2.0', '1.0'].map((version) => ({
    path: `/${version}/`,
    title: `Page of ${version}`,
    description: '',
    keywords: [],
    tag: `docs-default-${version}`,
    key: version,
  }));
  await indexSite({
    pages,
    before: new Map(),
    readSections: async () => [{id: null, heading: '', level: 1, text: 'Viele Häuser', code: ''}],
    write: async (file, make) => void files.set(file, Buffer.from(await make()).toString('utf8')),
    writeIndex: async (text) => void files.set('search-index.json', text),
  });
}

describe('get_version', () => {
  test('has what the files say', async () => {
    await addIndex();
    expect(await getVersion(openSite(source), signal)).toEqual({
      title: 'Site',
      summary: 'Tagline',
      url: 'https://example.com/',
      locale: 'de',
      docs: [
        {title: 'Docs 2.0', version: '2.0', isNewest: true},
        {title: 'Docs 1.0', version: '1.0', isNewest: false},
      ],
      searchTags: ['docs-default-1.0', 'docs-default-2.0'],
      lectern: '1.2.3',
    });
  });

  test('leaves out what the site does not have', async () => {
    files.clear();
    expect(await getVersion(openSite(source), signal)).toEqual({docs: []});
  });
});

describe('list_pages', () => {
  const list = (request: object) => listPages({limit: 50, ...request}, openSite(source).lists, signal);
  const titles = async (request: object) => (await list(request)).pages.map(({title}) => title);

  test('lists the newest version, without links to other lists', async () => {
    expect(await titles({})).toEqual(['Intro', 'One', 'Two']);
    expect(await list({limit: 1})).toMatchObject({
      total: 3,
      nextCursor: '1',
      sections: ['Docs 2.0', 'Docs 2.0: Guides'],
    });
    expect(await list({cursor: '2'})).toEqual({
      pages: [{title: 'Two', url: 'https://example.com/two.md', section: 'Docs 2.0: Guides'}],
      total: 3,
    });
  });

  test('lists a version by its name or the title of its list', async () => {
    expect(await titles({version: '1.0'})).toEqual(['Old']);
    expect(await titles({version: 'Docs 1.0'})).toEqual(['Old']);
    expect(await titles({version: '2.0'})).toEqual(['Intro', 'One', 'Two']);
    await expect(list({version: '3.0'})).rejects.toThrow(
      'There are no pages of the version "3.0". Versions: "2.0", "1.0".',
    );
  });

  test('lists a section by its heading, with or without the list', async () => {
    expect(await titles({section: 'guides'})).toEqual(['One', 'Two']);
    expect(await titles({section: 'Docs 2.0: Guides'})).toEqual(['One', 'Two']);
    expect(await titles({section: 'Docs 2.0'})).toEqual(['Intro', 'One', 'Two']);
    await expect(list({section: 'x'})).rejects.toThrow('Sections: "Docs 2.0", "Docs 2.0: Guides".');
  });

  test('goes on after a list that is missing or hostile', async () => {
    files.delete('1.0/llms.txt');
    files.set(
      'llms.txt',
      `${files.get('llms.txt')}- [Out](https://example.com/../../llms.txt)\n- [X](javascript:1/llms.txt)\n`,
    );
    await expect(list({version: '1.0'})).rejects.toThrow('Versions: "2.0".');
    const long = 'x'.repeat(4000);
    files.set('llms.txt', `## ${long}\n\n- [${long}](https://example.com/)\n`);
    expect((await list({})).pages[0]?.title.length).toBe(501);
    files.delete('llms.txt');
    await expect(list({})).rejects.toThrow('memory has no llms.txt');
  });
});

describe('search', () => {
  const search = (request: object) =>
    openSite(source).search.search({query: 'Haus', limit: 5, ...request}, signal);
  const titles = async (request: object) => (await search(request)).hits.map(({title}) => title);

  test('finds all forms of a word in the language of the site, in the newest version', async () => {
    await addIndex();
    expect(await search({})).toEqual({
      hits: [{title: 'Page of 2.0', headings: [], page: '/2.0/', text: 'Viele Häuser'}],
      total: 1,
    });
    expect(await titles({version: '1.0'})).toEqual(['Page of 1.0']);
    expect(await titles({tag: 'docs-default-1.0'})).toEqual(['Page of 1.0']);
  });

  test('takes all versions if no list says which one is the newest', async () => {
    await addIndex();
    files.delete('llms.txt');
    expect((await titles({})).sort()).toEqual(['Page of 1.0', 'Page of 2.0']);
    await expect(search({version: '1.0'})).rejects.toThrow('has no llms.txt');
  });

  test('says what is wrong with an index', async () => {
    await expect(search({})).rejects.toThrow('memory has no search index of its own');
    files.set('search-index.json', '<html>');
    await expect(search({})).rejects.toThrow('search-index.json is not JSON');
    files.set('search-index.json', '{"scopes": 1}');
    await expect(search({})).rejects.toThrow('has another form');
    files.set(
      'search-index.json',
      '{"format": 99, "scopes": [{"tag": "default", "file": "../x", "pages": 1}]}',
    );
    await expect(search({})).rejects.toThrow('has format 99');
    files.set('search-index.json', '{"format": 2, "scopes": [{"tag": "default", "file": "x", "pages": 1}]}');
    files.set('assets/search/x.json', '{"pages": -1}');
    await expect(search({})).rejects.toThrow('The search index cannot be read');
  });
});

describe('get_page', () => {
  const get = (request: object) => getPage({page: '/p', offset: 0, limit: 100, ...request}, source, signal);

  test('ends parts at the end of a line, and between characters', async () => {
    files.set('p.md', `${'x'.repeat(90)}\n${'y'.repeat(90)}\n`);
    expect(await get({})).toEqual({text: `${'x'.repeat(90)}\n`, start: 0, end: 91, length: 182});
    expect(await get({offset: 91})).toMatchObject({start: 91, end: 182});
    files.set('p.md', `x${'😀'.repeat(100)}`);
    expect((await get({})).end).toBe(99);
    expect(await get({limit: 300})).toMatchObject({end: 201, length: 201});
  });

  test('has an empty page', async () => {
    files.set('p.md', '');
    expect(await get({})).toEqual({text: '', start: 0, end: 0, length: 0});
  });

  test('takes URLs of the origin in the front matter', async () => {
    expect((await get({page: 'https://example.com/intro'})).text).toContain('# intro');
    await expect(get({page: 'https://evil.test/intro'})).rejects.toThrow(
      'not a page of this site, https://example.com.',
    );
    files.set('own.md', 'A file of the author');
    await expect(get({page: 'https://evil.test/own'})).rejects.toThrow('There is no Markdown');
  });
});

test.each([
  ['docs-default-1.0', '1.0'],
  ['docs-api-v2-1.0-beta', '1.0-beta'],
  ['docs-default-beta', 'beta'],
  ['docs-default-unlisted', 'unlisted'],
  ['default', undefined],
])('the tag %s is of the version %s', (tag, version) => {
  expect(versionOfTag(tag, ['1.0', 'beta', '1.0-beta'])).toBe(version);
});
