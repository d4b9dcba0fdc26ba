import {createContext, type ReactNode, useContext, useMemo} from 'react';
import {useDocsVersionPath} from './docsVersion.js';
import {missingProvider} from './missingProvider.js';
import {fromSidebarFile} from './sidebarFile.js';
import type {PropSidebar} from './types.js';

export interface DocsSidebar {
  readonly name: string;
  readonly items: PropSidebar;
}

/** `undefined`: no provider; `null`: a page without sidebar. */
const DocsSidebarContext = createContext<DocsSidebar | null | undefined>(undefined);

/** Also gives the links of a sidebar, as it came from its file, the docs that they lead to. */
export function DocsSidebarProvider({
  name,
  items,
  children,
}: {
  readonly name: string | undefined;
  readonly items: PropSidebar | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const versionPath = useDocsVersionPath();
  const value = useMemo(() => {
    if (name === undefined || !items) return null;
    return {name, items: versionPath === undefined ? items : fromSidebarFile(items, versionPath)};
  }, [name, items, versionPath]);
  return <DocsSidebarContext.Provider value={value}>{children}</DocsSidebarContext.Provider>;
}

/** @returns `null` on pages without sidebar. @throws outside of docs pages */
export function useDocsSidebar(): DocsSidebar | null {
  const sidebar = useContext(DocsSidebarContext);
  if (sidebar === undefined) throw missingProvider('useDocsSidebar', 'DocsSidebarProvider');
  return sidebar;
}
