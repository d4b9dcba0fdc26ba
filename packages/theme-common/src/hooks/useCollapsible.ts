import {type Dispatch, type SetStateAction, useCallback, useState} from 'react';

export interface UseCollapsibleReturns {
  readonly collapsed: boolean;
  readonly setCollapsed: Dispatch<SetStateAction<boolean>>;
  readonly toggleCollapsed: () => void;
}

/** State for a `Collapsible`. */
export function useCollapsible({
  initialState,
}: {
  readonly initialState: boolean | (() => boolean);
}): UseCollapsibleReturns {
  const [collapsed, setCollapsed] = useState(initialState);
  const toggleCollapsed = useCallback(() => setCollapsed((isCollapsed) => !isCollapsed), []);
  return {collapsed, setCollapsed, toggleCollapsed};
}
