import {useBlogPostStructuredData} from '@lectern/plugin-content-blog/client';
import {StructuredData} from '@theme/SearchMetadata/structuredData';
import type {ReactNode} from 'react';

/** @swizzle unsafe */
/** Structured data (JSON-LD) of the post for search engines, as a `BlogPosting` of schema.org. */
export default function BlogPostPageStructuredData(): ReactNode {
  return <StructuredData data={useBlogPostStructuredData()} />;
}
