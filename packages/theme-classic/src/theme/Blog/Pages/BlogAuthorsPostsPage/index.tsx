import Link from '@lectern/core/client/Link';
import {type PropBlogAuthorsPostsPage, useBlogMetadata} from '@lectern/plugin-content-blog/client';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@lectern/theme-common';
import {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  useBlogAuthorPageTitle,
} from '@lectern/theme-common/internal';
import Author from '@theme/Blog/Components/Author';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type Props = PropBlogAuthorsPostsPage;

/** @swizzle unsafe */
/** A page with the author and the posts of this author. */
export default function BlogAuthorsPostsPage({author, items, sidebar, listMetadata}: Props): ReactNode {
  const {authorsListPath} = useBlogMetadata();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsPostsPage)}
    >
      <PageMetadata title={useBlogAuthorPageTitle(author)} description={author.description} />
      <SearchMetadata tag="blog_authors_posts" />
      <BlogLayout sidebar={sidebar}>
        <header className="margin-bottom--xl">
          <Author as="h1" author={author} />
          {author.description && <p>{author.description}</p>}
          {authorsListPath && (
            <Link href={authorsListPath}>
              <BlogAuthorsListViewAllLabel />
            </Link>
          )}
        </header>
        <hr />
        {items.length === 0 ? (
          <p>
            <BlogAuthorNoPostsLabel />
          </p>
        ) : (
          <>
            <BlogPostItems items={items} />
            <BlogListPaginator metadata={listMetadata} />
          </>
        )}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
