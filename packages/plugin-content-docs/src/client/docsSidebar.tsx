import {createContext, type ReactNode, useContext, useMemo} from 'react';
import {useDocsVersionPath} from './docsVersion.js';
import {missingProvider} from './missingProvider.js';
import {fromSidebarFile, type SidebarFile} from './sidebarFile.js';
import type {PropSidebar} from './types.js';

export interface DocsSidebar {
  readonly name: string;
  readonly items: PropSidebar;
}

/** `undefined`: no provider; `null`: a page without sidebar. */
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

/** @returns `null` on pages without sidebar. @throws outside of docs pages */
export function useDocsSidebar(): DocsSidebar | null {
  const sidebar = useContext(DocsSidebarContext);
  if (sidebar === undefined) throw missingProvider('useDocsSidebar', 'DocsSidebarProvider');
  return sidebar;
}

/** The items in the file of a sidebar of this version, which a layout route has as a module. @throws outside of docs pages */
export function useSidebarItems(file: SidebarFile | undefined): PropSidebar | undefined {
  const versionPath = useDocsVersionPath();
  return file && fromSidebarFile(file, versionPath);
}
