import renderRoutes from '@lectern/core/client/renderRoutes';
import type {ClientRoute} from '@lectern/core/client/types';
import type {ReactNode} from 'react';
import {useDocsVersion} from './docsVersion.js';
import type {PropSidebar} from './types.js';

export interface DocRootMetadata {
  /** The page below the layout. */
  readonly docElement: ReactNode;
  readonly sidebarName: string | undefined;
  readonly sidebarItems: PropSidebar | undefined;
}

/** Elements of a layout route; `null` for a path below it without a page. */
export function useDocRootMetadata({route}: {readonly route: ClientRoute}): DocRootMetadata | null {
  const version = useDocsVersion();
  const [page] = route.routes ?? [];
  if (!page) return null;
  const sidebarName = typeof page.sidebar === 'string' ? page.sidebar : undefined;
  return {
    docElement: renderRoutes(route.routes),
    sidebarName,
    sidebarItems: sidebarName === undefined ? undefined : version.docsSidebars[sidebarName],
  };
}
