import renderRoutes from '@lectern/core/client/renderRoutes';
import type {ClientRoute} from '@lectern/core/client/types';
import type {ReactNode} from 'react';
import {useDocsVersion} from './docsVersion.js';
import type {PropSidebar} from './types.js';

export interface DocRootMetadata {
  /** The page that the layout contains. */
  readonly docElement: ReactNode;
  readonly sidebarName: string | undefined;
  readonly sidebarItems: PropSidebar | undefined;
}

/**
 * Page and sidebar for the component of a layout route (the parent route of the pages with the same sidebar); `null` if
 * no page below the route matches the current URL.
 */
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
