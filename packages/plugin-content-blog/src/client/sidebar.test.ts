import {expect, test} from 'vitest';
import {groupBlogSidebarItemsByYear, visibleBlogSidebarItems} from './sidebar.js';
import type {BlogSidebarItem} from './types.js';

const item = (date: string, more: Partial<BlogSidebarItem> = {}): BlogSidebarItem => ({
  title: date,
  permalink: `/blog/${date}`,
  unlisted: false,
  date,
  ...more,
});

const grouped = (dates: readonly string[]) =>
  groupBlogSidebarItemsByYear(dates.map((date) => item(date))).map(([year, items]) => [
    year,
    ...items.map(({title}) => title),
  ]);

test('the newest year comes first, and items keep their order', () => {
  expect(grouped(['2024-05-01', '2024-01-01', '2022-03-01'])).toEqual([
    ['2024', '2024-05-01', '2024-01-01'],
    ['2022', '2022-03-01'],
  ]);
});

test('a list with the oldest posts first begins with the oldest year', () => {
  expect(grouped(['2021-01-01', '2022-03-01', '2022-04-01'])).toEqual([
    ['2021', '2021-01-01'],
    ['2022', '2022-03-01', '2022-04-01'],
  ]);
});

test('a post that a site moved to the front does not move its year', () => {
  expect(grouped(['2019-01-01', '2024-05-01', '2023-01-01', '2018-01-01']).map(([year]) => year)).toEqual([
    '2024',
    '2023',
    '2019',
    '2018',
  ]);
});

test('years are in UTC, wherever the page is rendered', () => {
  expect(grouped(['2024-01-01T00:30:00.000Z', '2023-12-31T23:30:00.000Z']).map(([year]) => year)).toEqual([
    '2024',
    '2023',
  ]);
});

test('no items, no years', () => {
  expect(groupBlogSidebarItemsByYear([])).toEqual([]);
});

test('an unlisted post is in the list on its own page only', () => {
  const items = [item('2024-01-01'), item('2023-01-01', {unlisted: true, permalink: '/blog/Hidden/'})];
  expect(visibleBlogSidebarItems(items, '/blog')).toEqual([items[0]]);
  expect(visibleBlogSidebarItems(items, '/blog/hidden')).toEqual(items);
});
