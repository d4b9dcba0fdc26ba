import renderRoutes from '@lectern/core/client/renderRoutes';
import type {ClientRoute} from '@lectern/core/client/types';
import {
  DocsVersionProvider,
  getDocsVersionSearchTag,
  type PropVersion,
} from '@lectern/plugin-content-docs/client';
import {HtmlClassNameProvider, PageMetadata} from '@lectern/theme-common';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

export interface Props {
  readonly route: ClientRoute;
  readonly version: PropVersion;
}

/** @swizzle unsafe */
/** Shared parts of all pages of one docs version: its data, its html class and its metadata for search engines. */
export default function DocVersionRoot({route, version}: Props): ReactNode {
  return (
    <>
      <SearchMetadata
        version={version.version}
        tag={getDocsVersionSearchTag(version.pluginId, version.version)}
      />
      {version.noIndex && (
        <PageMetadata>
          <meta name="robots" content="noindex, nofollow" />
        </PageMetadata>
      )}
      <HtmlClassNameProvider className={version.className}>
        <DocsVersionProvider version={version}>{renderRoutes(route.routes)}</DocsVersionProvider>
      </HtmlClassNameProvider>
    </>
  );
}
