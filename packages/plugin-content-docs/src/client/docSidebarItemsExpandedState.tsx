import {createContext, type ReactNode, useContext, useMemo, useState} from 'react';
import {missingProvider} from './missingProvider.js';

export interface DocSidebarItemsExpandedState {
  /** Index of the category that was opened last in this list; `null` if it was closed again. */
  readonly expandedItem: number | null;
  readonly setExpandedItem: (index: number | null) => void;
}

const ExpandedStateContext = createContext<DocSidebarItemsExpandedState | null>(null);

/** Around one list of sidebar items: a category learns when a sibling opens. */
export function DocSidebarItemsExpandedStateProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [expandedItem, setExpandedItem] = useState<number | null>(null);
  const value = useMemo(() => ({expandedItem, setExpandedItem}), [expandedItem]);
  return <ExpandedStateContext.Provider value={value}>{children}</ExpandedStateContext.Provider>;
}

export function useDocSidebarItemsExpandedState(): DocSidebarItemsExpandedState {
  const state = useContext(ExpandedStateContext);
  if (!state) {
    throw missingProvider('useDocSidebarItemsExpandedState', 'DocSidebarItemsExpandedStateProvider');
  }
  return state;
}
