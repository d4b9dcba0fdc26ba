import {useBlogPost} from '@lectern/plugin-content-blog/client';
import {PageMetadata} from '@lectern/theme-common';
import type {ReactNode} from 'react';

/** @swizzle unsafe */
/** Head tags of a post: the tags that every page has, and Open Graph tags for articles. */
export default function BlogPostPageMetadata(): ReactNode {
  const {assets, metadata, frontMatter} = useBlogPost();
  const {title, description, date, tags, authors} = metadata;
  const authorUrls = authors.flatMap(({url}) => url ?? []);
  return (
    <PageMetadata
      title={frontMatter.title_meta ?? title}
      description={description}
      keywords={frontMatter.keywords}
      image={assets.image ?? frontMatter.image}
    >
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={date} />
      {authorUrls.length > 0 && <meta property="article:author" content={authorUrls.join(',')} />}
      {tags.length > 0 && <meta property="article:tag" content={tags.map(({label}) => label).join(',')} />}
    </PageMetadata>
  );
}
