import {createContext, type ReactNode, useMemo, useState} from 'react';
import {useProvided} from './useProvided.js';

export interface DocSidebarItemsExpandedState {
  /** Index of the category that was opened last in this list; `null` at first, and after that category was closed. */
  readonly expandedItem: number | null;
  readonly setExpandedItem: (index: number | null) => void;
}

const ExpandedStateContext = createContext<DocSidebarItemsExpandedState | undefined>(undefined);

/** Provider around one list of sidebar items, so that a category can close when another one in the list opens. */
export function DocSidebarItemsExpandedStateProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [expandedItem, setExpandedItem] = useState<number | null>(null);
  const value = useMemo(() => ({expandedItem, setExpandedItem}), [expandedItem]);
  return <ExpandedStateContext.Provider value={value}>{children}</ExpandedStateContext.Provider>;
}

export function useDocSidebarItemsExpandedState(): DocSidebarItemsExpandedState {
  return useProvided(
    ExpandedStateContext,
    'useDocSidebarItemsExpandedState',
    'DocSidebarItemsExpandedStateProvider',
  );
}
