import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostPaginator from '@theme/BlogPostPaginator';
import {expect, test} from 'vitest';
import {renderOnServer} from '../../../test/renderOnServer.js';

test('the links of a list lead to the pages around', () => {
  const html = renderOnServer(
    <BlogListPaginator metadata={{previousPage: '/blog', nextPage: '/blog/page/3'}} />,
  );
  expect(html).toContain(
    '<a class="pagination-nav__link pagination-nav__link--prev" href="/blog"><div class="pagination-nav__label">Newer entries</div></a>',
  );
  expect(html).toContain('href="/blog/page/3"><div class="pagination-nav__label">Older entries</div></a>');
  expect(renderOnServer(<BlogListPaginator metadata={{}} />)).toBe('');
});

test('the links of a post have the titles of its neighbours', () => {
  const html = renderOnServer(<BlogPostPaginator nextItem={{title: 'Before', permalink: '/blog/before'}} />);
  expect(html).toContain(
    '<div class="pagination-nav__sublabel">Older post</div><div class="pagination-nav__label">Before</div>',
  );
  expect(html).not.toContain('Newer post');
  expect(renderOnServer(<BlogPostPaginator />)).toBe('');
});
