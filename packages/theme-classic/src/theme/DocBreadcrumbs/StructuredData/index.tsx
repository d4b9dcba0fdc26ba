import Head from '@lectern/core/client/Head';
import {type PropSidebarBreadcrumb, useBreadcrumbsStructuredData} from '@lectern/plugin-content-docs/client';
import type {ReactNode} from 'react';

export interface Props {
  readonly breadcrumbs: readonly PropSidebarBreadcrumb[];
}

/** Tells search engines about the trail, as schema.org's BreadcrumbList. */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const structuredData = useBreadcrumbsStructuredData({breadcrumbs});
  return (
    <Head>
      {/* A label holding "</script>" must not end the element. */}
      <script type="application/ld+json">{JSON.stringify(structuredData).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
