import {type PropSidebarBreadcrumb, useBreadcrumbsStructuredData} from '@lectern/plugin-content-docs/client';
import {StructuredData} from '@theme/SearchMetadata/structuredData';
import type {ReactNode} from 'react';

export interface Props {
  readonly breadcrumbs: readonly PropSidebarBreadcrumb[];
}

/** @swizzle unsafe */
/** Structured data (JSON-LD) of the breadcrumbs for search engines, as a `BreadcrumbList` of schema.org. */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  return <StructuredData data={useBreadcrumbsStructuredData({breadcrumbs})} />;
}
