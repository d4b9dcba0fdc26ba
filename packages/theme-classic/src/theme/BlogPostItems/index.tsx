import {type BlogPostListItem, BlogPostProvider} from '@lectern/plugin-content-blog/client';
import BlogPostItem, {type Props as BlogPostItemProps} from '@theme/BlogPostItem';
import {ListedIdsContext} from '@theme/BlogPostItem/Content/listedIds';
import {type ComponentType, type ReactNode, useMemo} from 'react';

export interface Props {
  readonly items: readonly BlogPostListItem[];
  /** Component for each post; `BlogPostItem` by default. */
  readonly component?: ComponentType<BlogPostItemProps>;
}

/** @swizzle unsafe */
/** The posts of a list page, each in a `BlogPostProvider`. */
export default function BlogPostItems({items, component: Item = BlogPostItem}: Props): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of posts needs an empty map
  const ids = useMemo(() => new Map<string, string>(), [items]);
  return (
    <ListedIdsContext.Provider value={ids}>
      {items.map(({content: BlogPostContent}) => (
        <BlogPostProvider key={BlogPostContent.metadata.permalink} content={BlogPostContent}>
          <Item>
            <BlogPostContent />
          </Item>
        </BlogPostProvider>
      ))}
    </ListedIdsContext.Provider>
  );
}
