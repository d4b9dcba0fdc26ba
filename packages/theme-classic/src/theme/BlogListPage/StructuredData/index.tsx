import {type PropBlogListPage, useBlogListPageStructuredData} from '@lectern/plugin-content-blog/client';
import {StructuredData} from '@theme/SearchMetadata/structuredData';
import type {ReactNode} from 'react';

export type Props = PropBlogListPage;

/** @swizzle unsafe */
/** Structured data (JSON-LD) of the posts on the page for search engines, as a `Blog` of schema.org. */
export default function BlogListPageStructuredData(props: Props): ReactNode {
  return <StructuredData data={useBlogListPageStructuredData(props)} />;
}
