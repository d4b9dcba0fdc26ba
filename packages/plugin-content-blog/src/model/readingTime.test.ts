import {expect, test} from 'vitest';
import {defaultReadingTime} from './readingTime.js';

test('200 words are read in a minute, in languages without spaces as well', () => {
  expect(defaultReadingTime({content: "It isn't 2.5 words. ".repeat(50)})).toBe(1);
  expect(defaultReadingTime({content: '日本語を読む。'.repeat(50), locale: 'ja'})).toBeGreaterThan(0.5);
  expect(defaultReadingTime({content: 'one two', options: {wordsPerMinute: 1}})).toBe(2);
  expect(defaultReadingTime({content: ''})).toBe(0);
});

test.each([
  'a state-of-the-art tool, e.g. this one',
  "don't, it’s, O'Neil: 1,000.5 and 3;4 but a,b and a:b",
  '__One thing__ [`snake_case`](https://example.com/a-b.html?x=1)',
  '- `yarn add --dev @babel/core@7.0.0`',
])('words are counted as the rules of Unicode tell them apart: %j', (content) => {
  const segments = [...new Intl.Segmenter('en', {granularity: 'word'}).segment(content)];
  const words = segments.filter(({isWordLike}) => isWordLike).length;
  expect(defaultReadingTime({content, options: {wordsPerMinute: 1}})).toBe(words);
});

test('a long text takes no time of its own', () => {
  const start = process.cpuUsage();
  defaultReadingTime({content: '日本語の文章を読むのは楽しい。'.repeat(20_000), locale: 'ja'});
  defaultReadingTime({content: 'Words of a long text. '.repeat(50_000)});
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(15_000);
});
