import Head from '@lectern/core/client/Head';
import {type PropBlogListPage, useBlogListPageStructuredData} from '@lectern/plugin-content-blog/client';
import {jsonLd} from '@lectern/theme-common/internal';
import type {ReactNode} from 'react';

export type Props = PropBlogListPage;

/** @swizzle unsafe */
/** Structured data (JSON-LD) of the posts on the page for search engines, as a `Blog` of schema.org. */
export default function BlogListPageStructuredData(props: Props): ReactNode {
  const structuredData = useBlogListPageStructuredData(props);
  return (
    <Head>
      <script type="application/ld+json">{jsonLd(structuredData)}</script>
    </Head>
  );
}
