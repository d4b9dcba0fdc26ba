import {translate} from '@lectern/core/client/Translate';
import type {PropNavigationLink} from '@lectern/plugin-content-docs/client';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface Props {
  readonly previous?: PropNavigationLink | null;
  readonly next?: PropNavigationLink | null;
  readonly className?: string;
}

/** @swizzle unsafe */
/**
 * Links to the previous and the next doc. The `<nav>` is rendered even if there are none, since the CSS of sites may
 * rely on it.
 */
export default function DocPaginator({previous, next, className}: Props): ReactNode {
  return (
    <nav
      className={clsx(className, 'pagination-nav')}
      aria-label={translate({
        id: 'theme.docs.paginator.navAriaLabel',
        message: 'Docs pages',
        description: 'The accessible name of the previous and next links below a docs page',
      })}
    >
      {previous && (
        <PaginatorNavLink
          {...previous}
          subLabel={translate({
            id: 'theme.docs.paginator.previous',
            message: 'Previous',
            description: 'The line above the title of the previous docs page',
          })}
        />
      )}
      {next && (
        <PaginatorNavLink
          {...next}
          isNext
          subLabel={translate({
            id: 'theme.docs.paginator.next',
            message: 'Next',
            description: 'The line above the title of the next docs page',
          })}
        />
      )}
    </nav>
  );
}
