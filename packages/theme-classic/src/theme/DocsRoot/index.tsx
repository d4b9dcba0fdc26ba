import renderRoutes from '@lectern/core/client/renderRoutes';
import type {ClientRoute} from '@lectern/core/client/types';
import {HtmlClassNameProvider, ThemeClassNames} from '@lectern/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export interface Props {
  readonly route: ClientRoute;
}

/** @swizzle unsafe */
/** The frame of every page of a docs plugin. It stays mounted while the reader moves between pages and versions. */
export default function DocsRoot({route}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages}>
      <Layout>{renderRoutes(route.routes)}</Layout>
    </HtmlClassNameProvider>
  );
}
