import {createContext, type ReactNode, useMemo} from 'react';
import {useDocsVersionPath} from './docsVersion.js';
import {fromSidebarFile, type SidebarFile} from './sidebarFile.js';
import type {PropSidebar} from './types.js';
import {useProvided} from './useProvided.js';

export interface DocsSidebar {
  readonly name: string;
  readonly items: PropSidebar;
}

/** The sidebar of the current page: `undefined` outside of a provider, `null` on a page without sidebar. */
const DocsSidebarContext = createContext<DocsSidebar | null | undefined>(undefined);

export function DocsSidebarProvider({
  name,
  items,
  children,
}: {
  readonly name: string | undefined;
  readonly items: PropSidebar | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const value = useMemo(() => (name !== undefined && items ? {name, items} : null), [name, items]);
  return <DocsSidebarContext.Provider value={value}>{children}</DocsSidebarContext.Provider>;
}

/** The sidebar of the current page; `null` if it has none. @throws outside of docs pages */
export function useDocsSidebar(): DocsSidebar | null {
  return useProvided(DocsSidebarContext, 'useDocsSidebar', 'DocsSidebarProvider');
}

/**
 * Unpacks a sidebar file into items.
 *
 * @param file - module `sidebarFile` of a layout route; `undefined` for pages without sidebar
 * @throws outside of docs pages
 */
export function useSidebarItems(file: SidebarFile | undefined): PropSidebar | undefined {
  const versionPath = useDocsVersionPath();
  return file && fromSidebarFile(file, versionPath);
}
