import {BlogPostProvider, type PropBlogPostPage, useBlogPost} from '@lectern/plugin-content-blog/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@lectern/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogPostItem from '@theme/BlogPostItem';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData';
import BlogPostPaginator from '@theme/BlogPostPaginator';
import ContentVisibility from '@theme/ContentVisibility';
import TOC from '@theme/TOC';
import UntranslatedNotice from '@theme/UntranslatedNotice';
import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';

export type Props = PropBlogPostPage;

function BlogPostPageContent({sidebar, children}: PropsWithChildren<Pick<Props, 'sidebar'>>): ReactNode {
  const {metadata, frontMatter, toc} = useBlogPost();
  const {nextItem, prevItem} = metadata;
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  const tocElement = hasToc && (
    <TOC
      toc={toc}
      minHeadingLevel={frontMatter.toc_min_heading_level}
      maxHeadingLevel={frontMatter.toc_max_heading_level}
    />
  );
  return (
    <BlogLayout sidebar={sidebar} toc={tocElement}>
      <ContentVisibility metadata={metadata} />
      <UntranslatedNotice metadata={metadata} />
      <BlogPostItem>{children}</BlogPostItem>
      <BlogPostPaginator nextItem={nextItem} prevItem={prevItem} />
    </BlogLayout>
  );
}

/** @swizzle unsafe */
export default function BlogPostPage({content: BlogPostContent, sidebar}: Props): ReactNode {
  return (
    <BlogPostProvider content={BlogPostContent} isBlogPostPage>
      <HtmlClassNameProvider
        className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogPostPage)}
      >
        <BlogPostPageMetadata />
        <BlogPostPageStructuredData />
        <BlogPostPageContent sidebar={sidebar}>
          <BlogPostContent />
        </BlogPostPageContent>
      </HtmlClassNameProvider>
    </BlogPostProvider>
  );
}
