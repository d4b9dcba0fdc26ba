import BlogSidebar from '@theme/BlogSidebar';
import {expect, test} from 'vitest';
import {renderOnServer} from '../../../test/renderOnServer.js';

const item = (title: string, date: string, unlisted = false) => ({
  title,
  permalink: `/blog/${title}`,
  date,
  unlisted,
});
const sidebar = {
  title: 'Recent posts',
  items: [item('new', '2024-01-01'), item('old', '2022-01-01'), item('hidden', '2022-01-01', true)],
};

test('posts are grouped by year, unless the site does not want that', () => {
  const years = (groupByYear: boolean) =>
    renderOnServer(<BlogSidebar sidebar={sidebar} />, '/blog/old', {
      themeConfig: {blog: {sidebar: {groupByYear}}},
    }).match(/(?<=<h3[^>]*><span[^>]*>)\d+/g);
  expect(years(true)).toEqual(['2024', '2022']);
  expect(years(false)).toBeNull();
});

test('the current post is marked, and unlisted ones are left out', () => {
  const html = renderOnServer(<BlogSidebar sidebar={sidebar} />, '/blog/old/');
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).not.toContain('/blog/hidden');
});

test('without posts there is no list', () => {
  expect(renderOnServer(<BlogSidebar sidebar={{title: 'Recent posts', items: []}} />)).toBe('');
  expect(renderOnServer(<BlogSidebar />)).toBe('');
});
