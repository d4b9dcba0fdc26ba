import Link from '@lectern/core/client/Link';
import Translate from '@lectern/core/client/Translate';
import type {PropBlogTagsPostsPage} from '@lectern/plugin-content-blog/client';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@lectern/theme-common';
import {useBlogTagsPostsPageTitle} from '@lectern/theme-common/internal';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import ContentVisibilityUnlisted from '@theme/ContentVisibility/Unlisted';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type Props = PropBlogTagsPostsPage;

/** @swizzle unsafe */
/** A page with the posts that have the tag. */
export default function BlogTagsPostsPage({tag, items, sidebar, listMetadata}: Props): ReactNode {
  const title = useBlogTagsPostsPageTitle(tag);
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}
    >
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        {tag.unlisted && <ContentVisibilityUnlisted />}
        <header className="margin-bottom--xl">
          <Heading as="h1">{title}</Heading>
          {tag.description && <p>{tag.description}</p>}
          <Link href={tag.allTagsPath}>
            <Translate
              id="theme.tags.tagsPageLink"
              description="The link from the page of one tag to the list of all tags"
            >
              View all tags
            </Translate>
          </Link>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
