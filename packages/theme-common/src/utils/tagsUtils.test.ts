import {expect, test} from 'vitest';
import {listTagsByLetters} from './tagsUtils.js';

const tags = ['Zebra', 'Ål', 'apple', 'Ant'].map((label) => ({label, permalink: `/${label}`, count: 1}));
const labels = (locale?: string) =>
  listTagsByLetters(tags, locale).map((entry) => [entry.letter, ...entry.tags.map(({label}) => label)]);

test('tags have the order of the language, English unless another one is given', () => {
  expect(labels()).toEqual([
    ['A', 'Ant', 'apple'],
    ['Å', 'Ål'],
    ['Z', 'Zebra'],
  ]);
  expect(labels('sv')).toEqual([
    ['A', 'Ant', 'apple'],
    ['Z', 'Zebra'],
    ['Å', 'Ål'],
  ]);
  expect(labels('tlh')).toEqual(labels('en'));
});

test('a letter outside of the first 65,536 characters is whole', () => {
  const emoji = ['🎉', '🚀'].map((label) => ({label, permalink: `/${label}`, count: 1}));
  expect(
    listTagsByLetters(emoji)
      .map(({letter}) => letter)
      .sort(),
  ).toEqual(['🎉', '🚀']);
});
