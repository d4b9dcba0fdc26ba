import Head from '@lectern/core/client/Head';
import {type PropSidebarBreadcrumb, useBreadcrumbsStructuredData} from '@lectern/plugin-content-docs/client';
import {jsonLd} from '@lectern/theme-common/internal';
import type {ReactNode} from 'react';

export interface Props {
  readonly breadcrumbs: readonly PropSidebarBreadcrumb[];
}

/** @swizzle unsafe */
/** Describes the trail for search engines, as schema.org's BreadcrumbList. */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const structuredData = useBreadcrumbsStructuredData({breadcrumbs});
  return (
    <Head>
      <script type="application/ld+json">{jsonLd(structuredData)}</script>
    </Head>
  );
}
