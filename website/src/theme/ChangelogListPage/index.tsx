import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PropBlogListPage} from '@lectern/plugin-content-blog/client';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@lectern/theme-common';
import {addresses} from '@site/addresses';
import BlogLayout from '@theme/BlogLayout';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const feeds = [
  {label: 'RSS', file: 'rss.xml'},
  {label: 'Atom', file: 'atom.xml'},
  {label: 'JSON', file: 'feed.json'},
];

function FeedLink({label, file}: (typeof feeds)[number]): ReactNode {
  return <a href={useBaseUrl(`/changelog/${file}`)}>{label}</a>;
}

function Header({blogTitle}: {readonly blogTitle: string}): ReactNode {
  return (
    <header className="margin-bottom--lg">
      <Heading as="h1" className={styles.title}>
        {blogTitle}
      </Heading>
      <p>The releases of Docusaurus 2, summarised by us. Each picture shows the number of contributors.</p>
      <p className={styles.follow}>
        Follow it:
        {feeds.map((feed) => (
          <FeedLink key={feed.file} {...feed} />
        ))}
        <Link href={addresses.social.mastodon}>Mastodon</Link>
      </p>
    </header>
  );
}

/** List page of the changelog, which replaces that of the theme (option `blogListComponent`). */
export default function ChangelogListPage(props: PropBlogListPage): ReactNode {
  const {metadata, items, sidebar} = props;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <Header blogTitle={metadata.blogTitle} />
        <div className={styles.releases}>
          <BlogPostItems items={items} />
        </div>
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
