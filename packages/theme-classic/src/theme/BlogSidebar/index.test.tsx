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

const posts = (count: number) =>
  Array.from({length: count}, (_, at) => item(`post-${at + 1}`, `${2024 - Math.floor(at / 50)}-01-01`));
const render = (count: number, path: string) =>
  renderOnServer(
    <BlogSidebar sidebar={{title: 'All posts', items: posts(count), allPostsPath: '/blog/archive'}} />,
    path,
  );
const linksOf = (html: string) => [...html.matchAll(/href="\/blog\/([^"]*)"/g)].map(([, page]) => page);

test('of a long list, the HTML has the posts around the current one and a way to all of them', () => {
  const html = render(3000, '/blog/post-1500/');
  const shown = posts(3000).slice(1493, 1529);
  expect(linksOf(html)).toEqual(['archive', ...shown.map(({title}) => title), 'archive']);
  expect(html).toMatch(
    /aria-current="page"[^>]*href="\/blog\/post-1500"|href="\/blog\/post-1500"[^>]*aria-current/,
  );
  expect(html.match(/(?<=<h3[^>]*><span[^>]*>)\d+/g)).toEqual(['1995', '1994']);
});

test('a list page has the first posts, and the last post the last ones', () => {
  expect(linksOf(render(3000, '/blog'))).toEqual([...posts(36).map(({title}) => title), 'archive']);
  expect(linksOf(render(3000, '/blog/post-3000'))).toEqual([
    'archive',
    ...posts(3000)
      .slice(2993)
      .map(({title}) => title),
  ]);
});

test('a short list is in the HTML as a whole', () => {
  expect(linksOf(render(100, '/blog/post-50'))).toEqual(posts(100).map(({title}) => title));
});

test('the HTML of a page does not grow with the number of posts', () => {
  expect(render(20_000, '/blog/post-150').length).toBe(render(500, '/blog/post-150').length);
});
