import {describe, expect, test} from 'vitest';
import {groupTags} from './groupTags.js';
import {resolveTags} from './resolveTags.js';
import {sharedTagPages} from './sharedTagPages.js';
import {tagSlug} from './tagSlug.js';
import {parseTagsFile} from './tagsFile.js';

// Expected values are those of Docusaurus 3.10.2.
test.each([
  ['Some tag', 'some-tag'],
  ['some_tag', 'some-tag'],
  ['myTag', 'my-tag'],
  ['i18n', 'i-18-n'],
  ['HTML5', 'html-5'],
  ['HTML Parser', 'html-parser'],
  ['OAuth2', 'o-auth-2'],
  ['ES6', 'es-6'],
  ['v1.0', 'v-1-0'],
  ['v2.0.1', 'v-2-0-1'],
  ['.NET', 'net'],
  ['C++', 'c'],
  ['C#', 'c'],
  ['a/b', 'a-b'],
  ['Temporal SDKs', 'temporal-sd-ks'],
  ['TypeScript SDK', 'type-script-sdk'],
  ['1st release', '1st-release'],
  ['2ND edition', '2nd-edition'],
  ['3rd', '3rd'],
  ['Node.js 20', 'node-js-20'],
  ["what's new", 'whats-new'],
  ['what’s new', 'whats-new'],
  ["rock 'n' roll", 'rock-n-roll'],
  ['São Paulo', 'sao-paulo'],
  ['Actualités', 'actualites'],
  ['Übersicht', 'ubersicht'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['Œuvre', 'oeuvre'],
  ['ĲSSELMEER', 'ijsselmeer'],
  ['Bọn này hoà đồng', 'bọn-nay-hoa-dồng'],
  ['école', 'ecole'],
  ['Привет мир', 'привет-мир'],
  ['Ёлка2024', 'ёлка-2024'],
  ['ЧтоНового', 'чтонового'],
  ['Ελληνικά Νέα', 'ελληνικά-νέα'],
  ['νέαΈκδοση', 'νέαέκδοση'],
  ['日本語', '日本語'],
  ['お知らせ', 'お知らせ'],
  ['リリース ノート', 'リリース-ノート'],
  ['版本2.0更新', '版本-2-0-更新'],
  ['更新 日志', '更新-日志'],
  ['한국어 문서', '한국어-문서'],
  ['릴리스노트', '릴리스노트'],
  ['مرحبا بالعالم', 'مرحبا-بالعالم'],
  ['العربية2', 'العربية-2'],
  ['שלום עולם', 'שלום-עולם'],
  ['नमस्ते दुनिया', 'नमस्ते-दुनिया'],
  ['हिन्दी३', 'हिन्दी३'],
  ['สวัสดี ชาวโลก', 'สวัสดี-ชาวโลก'],
  ['ไทย2', 'ไทย-2'],
  ['🎉', '🎉'],
  ['🚀', '🚀'],
  ['❤️', '❤️'],
  ['👨‍👩‍👧 family', '👨‍👩‍👧-family'],
  ['🇫🇷 France', '🇫🇷-france'],
  ['release🎉notes', 'release-🎉-notes'],
  ['100%', '100'],
  ['1,000', '1-000'],
  ['50€', '50-€'],
  ['½', ''],
  ['①', '①'],
  ['２０２４', '２０２４'],
  ['__proto__', 'proto'],
  ['constructor', 'constructor'],
  ['toString', 'to-string'],
  ['camelCaseHTMLWord', 'camel-case-html-word'],
  ['XMLHttpRequest', 'xml-http-request'],
  ['iOS', 'i-os'],
  ['macOS15', 'mac-os-15'],
  ['--x--', 'x'],
  ['a…b', 'a-b'],
  ['“quoted”', 'quoted'],
  ['x—y', 'x-y'],
  ['tab\there', 'tab-here'],
  ['+++', ''],
  ['...', ''],
  ['/', ''],
  ['..', ''],
  ['-', ''],
  ['!?', ''],
  ['e\u0301cole', 'ecole'],
  ['\u200b', ''],
])('the tag %s has the address of Docusaurus, %s', (label, expected) => {
  expect(tagSlug(label)).toBe(expected);
});

test('the address of a long tag takes linear time', () => {
  const words = ['1', 'A', 'é', '🎉', 'A1', '1s', 'AAa1', "a'"].map((word) => word.repeat(50_000));
  const start = process.cpuUsage();
  for (const word of words) tagSlug(word);
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
});

test('a tag of the tags file brings its label, permalink and description', () => {
  const tagsFile = parseTagsFile(
    'docs:\nrelease:\n  label: Releases\n  permalink: /r\n  description: News\n',
    'tags.yml',
    [],
  );
  const tags = resolveTags({
    tags: ['docs', 'release', 'other', {label: 'Own', permalink: '/own'}, 'Other'],
    tagsFile,
    toPermalink: (path) => `/docs/tags/${path.replace(/^\//, '')}`,
  });
  expect(tags).toEqual([
    {label: 'Docs', permalink: '/docs/tags/docs', inline: false},
    {label: 'Releases', permalink: '/docs/tags/r', description: 'News', inline: false},
    {label: 'other', permalink: '/docs/tags/other', inline: true},
    {label: 'Own', permalink: '/docs/tags/own', inline: true},
  ]);
});

test('two spellings of one tag count once on a page, different tags with one address do not', () => {
  const tags = resolveTags({
    tags: ['Release notes', 'release-notes', 'C', 'C++'],
    tagsFile: undefined,
    toPermalink: (path) => `/tags/${path}`,
  });
  expect(tags.map(({label, permalink}) => [label, permalink])).toEqual([
    ['Release notes', '/tags/release-notes'],
    ['C', '/tags/c'],
    ['C++', '/tags/c'],
  ]);
});

describe('different tags with one address', () => {
  const page = (name: string, ...tags: string[]) => ({
    file: `/site/blog/${name}.md`,
    frontMatter: {},
    tags: resolveTags({tags, tagsFile: undefined, toPermalink: (path) => `/tags/${path}`}),
  });
  const pages = [page('c', 'C', 'News'), page('cpp', 'C++'), page('sharp', 'C#', 'news'), page('old', 'C')];

  test('are one group, in which each has its pages', () => {
    const [first, second] = groupTags(pages, ({tags}) => tags);
    const names = (tagged: readonly {readonly file: string}[]) => tagged.map(({file}) => file.slice(11, -3));
    expect(first?.tags.map(({tag, pages}) => [tag.label, names(pages)])).toEqual([
      ['C', ['c', 'old']],
      ['C++', ['cpp']],
      ['C#', ['sharp']],
    ]);
    expect(names(first?.pages ?? [])).toEqual(['c', 'cpp', 'sharp', 'old']);
    expect(second?.tags.map(({tag}) => tag.label)).toEqual(['News']);
  });

  test('are reported with their files', () => {
    const of = (file: string, message: string) => ({file: `/site/blog/${file}.md`, line: undefined, message});
    expect(sharedTagPages(pages, '/site')).toEqual([
      of('c', 'has the tag "C" (also in blog/old.md), whose page "/tags/c" is also that of "C++" and "C#".'),
      of('cpp', 'has the tag "C++", whose page "/tags/c" is also that of "C" and "C#".'),
      of('sharp', 'has the tag "C#", whose page "/tags/c" is also that of "C" and "C++".'),
    ]);
  });

  test('are listed with five files at most', () => {
    const [first] = sharedTagPages([...pages, ...'abcdef'.split('').map((name) => page(name, 'C'))], '/site');
    expect(first?.message).toContain(
      '(also in blog/old.md, blog/a.md, blog/b.md, blog/c.md, blog/d.md and 2 others)',
    );
  });
});
