import Head from '@lectern/core/client/Head';
import {jsonLd} from '@lectern/theme-common/internal';
import type {ReactNode} from 'react';

/** @swizzle wrap=forbidden eject=unsafe */
/** Data for search engines in the head of a page, as JSON-LD. */
export function StructuredData({data}: {readonly data: object}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{jsonLd(data)}</script>
    </Head>
  );
}
