import {useBlogPost} from '@lectern/plugin-content-blog/client';
import {ThemeClassNames} from '@lectern/theme-common';
import ReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink';
import EditMetaRow from '@theme/EditMetaRow';
import TagsListInline from '@theme/TagsListInline';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The footer on the page of the post: tags, then edit link and last update. */
function PageFooter(): ReactNode {
  const {tags, editUrl, lastUpdatedAt, lastUpdatedBy} = useBlogPost().metadata;
  const hasTags = tags.length > 0;
  const hasEditMeta = Boolean(editUrl || lastUpdatedAt || lastUpdatedBy);
  if (!hasTags && !hasEditMeta) return null;
  return (
    <footer className="docusaurus-mt-lg">
      {hasTags && (
        <div className={clsx('row margin-top--sm', ThemeClassNames.blog.blogFooterTagsRow)}>
          <div className="col">
            <TagsListInline tags={tags} />
          </div>
        </div>
      )}
      {hasEditMeta && (
        <EditMetaRow
          className={clsx('margin-top--sm', ThemeClassNames.blog.blogFooterEditMetaRow)}
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
        />
      )}
    </footer>
  );
}

/** The footer in lists: tags, and a "Read more" link if the text is truncated. */
function ListFooter(): ReactNode {
  const {tags, title, permalink, hasTruncateMarker} = useBlogPost().metadata;
  const hasTags = tags.length > 0;
  if (!hasTags && !hasTruncateMarker) return null;
  return (
    <footer className="row docusaurus-mt-lg">
      {hasTags && (
        <div className={clsx('col', hasTruncateMarker && 'col--9')}>
          <TagsListInline tags={tags} />
        </div>
      )}
      {hasTruncateMarker && (
        <div className={clsx('col text--right', hasTags && 'col--3')}>
          <ReadMoreLink blogPostTitle={title} to={permalink} />
        </div>
      )}
    </footer>
  );
}

/** @swizzle unsafe */
export default function BlogPostItemFooter(): ReactNode {
  return useBlogPost().isBlogPostPage ? <PageFooter /> : <ListFooter />;
}
