import {expect, test} from 'vitest';
import {defaultReadingTime} from './readingTime.js';

test('200 words are read in a minute, in languages without spaces as well', () => {
  expect(defaultReadingTime({content: "It isn't 2.5 words. ".repeat(50)})).toBe(1);
  expect(defaultReadingTime({content: '日本語を読む。'.repeat(50), locale: 'ja'})).toBeGreaterThan(0.5);
  expect(defaultReadingTime({content: 'one two', options: {wordsPerMinute: 1}})).toBe(2);
  expect(defaultReadingTime({content: ''})).toBe(0);
});

test('a long text takes no time of its own', () => {
  const start = process.cpuUsage();
  defaultReadingTime({content: '日本語の文章を読むのは楽しい。'.repeat(20_000), locale: 'ja'});
  defaultReadingTime({content: 'Words of a long text. '.repeat(50_000)});
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(15_000);
});
