import Head from '@lectern/core/client/Head';
import {type PropSidebarBreadcrumb, useBreadcrumbsStructuredData} from '@lectern/plugin-content-docs/client';
import {jsonLd} from '@lectern/theme-common/internal';
import type {ReactNode} from 'react';

export interface Props {
  readonly breadcrumbs: readonly PropSidebarBreadcrumb[];
}

/** @swizzle unsafe */
/** Structured data (JSON-LD) of the breadcrumbs for search engines, as a `BreadcrumbList` of schema.org. */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const structuredData = useBreadcrumbsStructuredData({breadcrumbs});
  return (
    <Head>
      <script type="application/ld+json">{jsonLd(structuredData)}</script>
    </Head>
  );
}
