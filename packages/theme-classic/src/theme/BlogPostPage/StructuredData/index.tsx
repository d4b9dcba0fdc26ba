import Head from '@lectern/core/client/Head';
import {useBlogPostStructuredData} from '@lectern/plugin-content-blog/client';
import {jsonLd} from '@lectern/theme-common/internal';
import type {ReactNode} from 'react';

/** @swizzle unsafe */
/** Structured data (JSON-LD) of the post for search engines, as a `BlogPosting` of schema.org. */
export default function BlogPostPageStructuredData(): ReactNode {
  const structuredData = useBlogPostStructuredData();
  return (
    <Head>
      <script type="application/ld+json">{jsonLd(structuredData)}</script>
    </Head>
  );
}
