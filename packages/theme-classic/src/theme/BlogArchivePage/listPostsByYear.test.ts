import {expect, test} from 'vitest';
import {blogPost} from '../../../test/blogPost.js';
import listPostsByYear from './listPostsByYear.js';

const years = (dates: readonly string[]) =>
  listPostsByYear(dates.map((date) => ({id: date, metadata: blogPost({date}).metadata}))).map(
    ({year, posts}) => [year, ...posts.map(({id}) => id)],
  );

test('years begin with the newest, posts of a year with the oldest', () => {
  expect(years(['2024-05-01', '2024-01-01T00:30:00.000Z', '2023-12-31T23:30:00.000Z', '2021-01-01'])).toEqual(
    [
      ['2024', '2024-01-01T00:30:00.000Z', '2024-05-01'],
      ['2023', '2023-12-31T23:30:00.000Z'],
      ['2021', '2021-01-01'],
    ],
  );
});

test('a blog with the oldest posts first is listed the other way round', () => {
  expect(years(['2021-01-01', '2024-01-01', '2024-05-01'])).toEqual([
    ['2021', '2021-01-01'],
    ['2024', '2024-05-01', '2024-01-01'],
  ]);
});
