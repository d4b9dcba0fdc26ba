import renderRoutes from '@lectern/core/client/renderRoutes';
import type {ClientRoute} from '@lectern/core/client/types';
import {DocsSidebarProvider, type SidebarFile, useSidebarItems} from '@lectern/plugin-content-docs/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@lectern/theme-common';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

export interface Props {
  readonly route: ClientRoute;
  /** Name of the sidebar of the current page; `undefined` if the page has no sidebar. */
  readonly sidebarName?: string;
  readonly sidebarFile?: SidebarFile;
}

/** @swizzle unsafe */
/** A docs page with its sidebar, or the not-found page for an unknown path below a docs version. */
export default function DocRoot({route, sidebarName, sidebarFile}: Props): ReactNode {
  const sidebarItems = useSidebarItems(sidebarFile);
  if (!route.routes?.length) return <NotFoundContent />;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
        <DocRootLayout>{renderRoutes(route.routes)}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
