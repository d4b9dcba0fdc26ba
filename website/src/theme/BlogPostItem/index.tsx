import Link from '@docusaurus/Link';
import {useBlogMetadata, useBlogPost} from '@lectern/plugin-content-blog/client';
import useIsChangelog from '@site/src/components/Changelog/useIsChangelog';
import BlogPostItem, {type Props} from '@theme-original/BlogPostItem';
import type {ReactNode} from 'react';

/** Link to the list page that shows this release. */
function BackLink(): ReactNode {
  const {blogBasePath, blogTitle} = useBlogMetadata();
  const {listPage} = useBlogPost().frontMatter;
  const base = blogBasePath.replace(/\/$/, '');
  const isFirst = listPage === undefined || listPage === 1;
  return (
    <p>
      <Link to={isFirst ? `${base}/` : `${base}/page/${listPage}/`}>
        <span aria-hidden="true">← </span>
        {blogTitle}
      </Link>
    </p>
  );
}

/** Wraps the theme's component: adds a link back to the list above a release. */
export default function BlogPostItemWrapper(props: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  const isChangelog = useIsChangelog();
  return (
    <>
      {isChangelog && isBlogPostPage && <BackLink />}
      <BlogPostItem {...props} />
    </>
  );
}
