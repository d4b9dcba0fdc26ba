import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import type {PropBlogListPage} from '@lectern/plugin-content-blog/client';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@lectern/theme-common';
import {isSamePath} from '@lectern/theme-common/internal';
import BlogLayout from '@theme/BlogLayout';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = PropBlogListPage;

/** @swizzle unsafe */
/** One page of the list of posts. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription, permalink} = metadata;
  const {title: siteTitle, baseUrl} = useDocusaurusContext().siteConfig;
  // If the blog is at the root of the site, its first page is the home page, and has the title of the site.
  const title = isSamePath(permalink, baseUrl) ? siteTitle : blogTitle;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={title} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1" className={styles.pageTitle}>
          {blogTitle}
        </Heading>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
