import v8 from 'node:v8';
import vm from 'node:vm';
import {expect, test} from 'vitest';
import {copyWord, fold, wordsOf} from './words.js';

const termsOf = (text: string) => [...wordsOf(text)].map(({term}) => term);
const partsOf = (text: string) => [...wordsOf(text)].flatMap(({parts}) => parts);

test('words are lower case and without diacritics', () => {
  expect(termsOf('Über Straße, naïve ＡＰＩ; Øst')).toEqual(['uber', 'strasse', 'naive', 'api', 'ost']);
  expect(fold('Ελληνικά Ёлка İ')).toBe('ελληνικα елка i');
});

test('an identifier is a word, and its parts are', () => {
  expect(termsOf('onBrokenLinks snake_case --no-minify docusaurus.config.js HTMLParser')).toEqual([
    'onbrokenlinks',
    'snakecase',
    'nominify',
    'docusaurusconfigjs',
    'htmlparser',
  ]);
  expect(partsOf('onBrokenLinks')).toEqual(['on', 'broken', 'links']);
  expect(partsOf('docusaurus.config.js HTMLParser')).toEqual([
    'docusaurus',
    'config',
    'js',
    'html',
    'parser',
  ]);
  expect(partsOf('plain i18n utf8')).toEqual([]);
});

test('signs that name a language and dots between digits stay', () => {
  expect(termsOf('C++ and C# in 2.0.1')).toEqual(['c++', 'and', 'c#', 'in', '2.0.1']);
});

test('scripts without spaces are pairs of characters, and the last character', () => {
  expect(termsOf('使用webpack配置')).toEqual(['使用', '用', 'webpack', '配置', '置']);
  expect(termsOf('インストール')).toEqual(['イン', 'ンス', 'スト', 'トー', 'ール', 'ル']);
  expect(termsOf('설치')).toEqual(['설치', '치']);
});

test('offsets are those of the text', () => {
  const text = 'See “onBrokenLinks” — 日本';
  expect([...wordsOf(text)].map(({start, end}) => text.slice(start, end))).toEqual([
    'See',
    'onBrokenLinks',
    '日本',
    '本',
  ]);
});

test('a decomposed letter is the same as a composed one', () => {
  expect(termsOf('cafe\u0301')).toEqual(termsOf('caf\u00e9'));
  expect(termsOf('か\u3099')[0]).toBe(termsOf('が')[0]);
});

test('encoded data and punctuation have no words', () => {
  expect(termsOf('a'.repeat(300))).toEqual([]);
  expect(termsOf('?!… *** <> \u0000 \ud800 \u0301')).toEqual([]);
});

test('hostile text takes linear time', () => {
  const started = process.cpuUsage();
  for (const unit of ['a.', 'aB', '_', '-a', 'é-', '日', 'a\u0301', '+', "a'"]) {
    for (const _ of wordsOf(unit.repeat(200_000))) void _;
  }
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(30_000);
});

test('stored words do not keep the texts in memory that they come from', () => {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const textOf = (page: number) => `a${page}.long-identifier.name ${'text '.repeat(100_000)}`;
  collect();
  const before = process.memoryUsage().heapUsed;
  const stored = Array.from({length: 100}, (_, page) => {
    const text = textOf(page);
    for (const _word of wordsOf(text.slice(0, 100)));
    return copyWord(/\S+/.exec(text)?.[0] ?? '');
  });
  collect();
  expect(stored[7]).toBe('a7.long-identifier.name');
  // If stored words referred to their texts, these would keep 50 MB in memory.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(10 * 2 ** 20);
});
