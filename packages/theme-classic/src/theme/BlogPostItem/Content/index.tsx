import {blogPostContainerID} from '@lectern/core/shared/utilsCommon';
import {useBlogPost} from '@lectern/plugin-content-blog/client';
import {useContentLanguage} from '@lectern/theme-common';
import {MDXProvider} from '@mdx-js/react';
import type {Props} from '@theme/BlogPostItem';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {listedComponents} from './listedComponents.js';

export type {Props};

/** @swizzle unsafe */
/** The text of a post. On the post's own page it has an id, by which the feeds find the text in the HTML. */
export default function BlogPostItemContent({children, className}: Props): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  const language = useContentLanguage(metadata.contentLocale);
  return (
    <div
      id={isBlogPostPage ? blogPostContainerID : undefined}
      className={clsx('markdown', className)}
      itemProp="articleBody"
      {...language}
    >
      <MDXContent>
        {isBlogPostPage ? children : <MDXProvider components={listedComponents}>{children}</MDXProvider>}
      </MDXContent>
    </div>
  );
}
