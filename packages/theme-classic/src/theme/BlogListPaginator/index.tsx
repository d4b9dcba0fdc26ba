import {translate} from '@lectern/core/client/Translate';
import type {BlogPaginatedMetadata} from '@lectern/plugin-content-blog/client';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';

export interface Props {
  readonly metadata: Pick<BlogPaginatedMetadata, 'previousPage' | 'nextPage'>;
}

/** @swizzle unsafe */
/** Links to the previous and the next page of the list. Renders nothing if there is only one page. */
export default function BlogListPaginator({metadata: {previousPage, nextPage}}: Props): ReactNode {
  if (!previousPage && !nextPage) return null;
  return (
    <nav
      className="pagination-nav"
      aria-label={translate({
        id: 'theme.blog.paginator.navAriaLabel',
        message: 'Blog list page navigation',
        description: 'The accessible name of the links below a list of blog posts to its other pages',
      })}
    >
      {previousPage && (
        <PaginatorNavLink
          permalink={previousPage}
          title={translate({
            id: 'theme.blog.paginator.newerEntries',
            message: 'Newer entries',
            description: 'The label of the link to the page before in a list of blog posts',
          })}
        />
      )}
      {nextPage && (
        <PaginatorNavLink
          permalink={nextPage}
          title={translate({
            id: 'theme.blog.paginator.olderEntries',
            message: 'Older entries',
            description: 'The label of the link to the next page in a list of blog posts',
          })}
          isNext
        />
      )}
    </nav>
  );
}
