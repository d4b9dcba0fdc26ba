import {translate} from '@lectern/core/client/Translate';
import type {PropNavigationLink} from '@lectern/plugin-content-blog/client';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';

export interface Props {
  /** The post before the current one in the list of posts, which is a newer post by default. */
  readonly prevItem?: PropNavigationLink | undefined;
  readonly nextItem?: PropNavigationLink | undefined;
}

/** @swizzle unsafe */
export default function BlogPostPaginator({prevItem, nextItem}: Props): ReactNode {
  if (!prevItem && !nextItem) return null;
  return (
    <nav
      className="pagination-nav docusaurus-mt-lg"
      aria-label={translate({
        id: 'theme.blog.post.paginator.navAriaLabel',
        message: 'Blog post page navigation',
        description: 'The accessible name of the links below a blog post to its neighbours',
      })}
    >
      {prevItem && (
        <PaginatorNavLink
          {...prevItem}
          subLabel={translate({
            id: 'theme.blog.post.paginator.newerPost',
            message: 'Newer post',
            description: 'The line above the title of the post that comes before this one in the list',
          })}
        />
      )}
      {nextItem && (
        <PaginatorNavLink
          {...nextItem}
          subLabel={translate({
            id: 'theme.blog.post.paginator.olderPost',
            message: 'Older post',
            description: 'The line above the title of the post that comes after this one in the list',
          })}
          isNext
        />
      )}
    </nav>
  );
}
