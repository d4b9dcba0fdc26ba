import Translate, {translate} from '@docusaurus/Translate';
import useIsChangelog from '@site/src/components/Changelog/useIsChangelog';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import type {Props} from '@theme-original/BlogPostPaginator';
import type {ReactNode} from 'react';

interface Labels {
  readonly nav: string;
  readonly newer: ReactNode;
  readonly older: ReactNode;
}

function postLabels(): Labels {
  return {
    nav: translate({
      id: 'theme.blog.post.paginator.navAriaLabel',
      message: 'Blog post page navigation',
      description: 'The accessible name of the links below a blog post to its neighbours',
    }),
    newer: (
      <Translate
        id="theme.blog.post.paginator.newerPost"
        description="The line above the title of the post that comes before this one in the list"
      >
        Newer post
      </Translate>
    ),
    older: (
      <Translate
        id="theme.blog.post.paginator.olderPost"
        description="The line above the title of the post that comes after this one in the list"
      >
        Older post
      </Translate>
    ),
  };
}

function releaseLabels(): Labels {
  return {
    nav: translate({
      id: 'changelog.paginator.navAriaLabel',
      message: 'Newer and older releases',
      description: 'The accessible name of the links below a release to its neighbours',
    }),
    newer: (
      <Translate id="changelog.paginator.newer" description="The line above the version of the newer release">
        Newer release
      </Translate>
    ),
    older: (
      <Translate id="changelog.paginator.older" description="The line above the version of the older release">
        Older release
      </Translate>
    ),
  };
}

/** Ejected from the theme: in the changelog, the links say "release" instead of "post". */
export default function BlogPostPaginator({prevItem, nextItem}: Props): ReactNode {
  const isChangelog = useIsChangelog();
  if (!prevItem && !nextItem) return null;
  const labels = isChangelog ? releaseLabels() : postLabels();
  return (
    <nav className="pagination-nav docusaurus-mt-lg" aria-label={labels.nav}>
      {prevItem && <PaginatorNavLink {...prevItem} subLabel={labels.newer} />}
      {nextItem && <PaginatorNavLink {...nextItem} subLabel={labels.older} isNext />}
    </nav>
  );
}
