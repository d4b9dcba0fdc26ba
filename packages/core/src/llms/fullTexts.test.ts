import {expect, test} from 'vitest';
import {divideTexts, partNames} from './fullTexts.js';

const text = (file: string, size: number) => ({file, size});
const namesOf = (sizes: readonly number[], limit: number) =>
  divideTexts(
    sizes.map((size, index) => text(`${index}`, size)),
    limit,
  ).map((part) => part.map(({file}) => file).join(' '));

test('files are as large as the limit allows, in the order of the texts', () => {
  expect(namesOf([9, 9, 9], 20)).toEqual(['0 1', '2']);
  expect(namesOf([9, 9, 9], 30)).toEqual(['0 1 2']);
  expect(namesOf([9, 9, 9], 29)).toEqual(['0 1', '2']);
});

test('a text that is larger than the limit has a file of its own', () => {
  expect(namesOf([5, 50, 5], 20)).toEqual(['0', '1', '2']);
  expect(namesOf([50], 20)).toEqual(['0']);
  expect(namesOf([], 20)).toEqual([]);
});

test('only several files have numbers', () => {
  expect(partNames(1)).toEqual(['llms-full.txt']);
  expect(partNames(2)).toEqual(['llms-full-1.txt', 'llms-full-2.txt']);
});
