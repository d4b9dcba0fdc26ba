import {type BlogPostListItem, BlogPostProvider} from '@lectern/plugin-content-blog/client';
import BlogPostItem, {type Props as BlogPostItemProps} from '@theme/BlogPostItem';
import type {ComponentType, ReactNode} from 'react';

export interface Props {
  readonly items: readonly BlogPostListItem[];
  /** Shows one post; `BlogPostItem` by default. */
  readonly component?: ComponentType<BlogPostItemProps>;
}

/** The posts of a list page, each with its own context. */
export default function BlogPostItems({items, component: Item = BlogPostItem}: Props): ReactNode {
  return items.map(({content: BlogPostContent}) => (
    <BlogPostProvider key={BlogPostContent.metadata.permalink} content={BlogPostContent}>
      <Item>
        <BlogPostContent />
      </Item>
    </BlogPostProvider>
  ));
}
