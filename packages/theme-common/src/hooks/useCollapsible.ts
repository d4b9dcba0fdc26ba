import {type Dispatch, type SetStateAction, useCallback, useState} from 'react';

export interface UseCollapsibleReturns {
  readonly collapsed: boolean;
  readonly setCollapsed: Dispatch<SetStateAction<boolean>>;
  readonly toggleCollapsed: () => void;
}

/**
 * State of a `Collapsible`: `true` for closed (`collapsed`). `initialState` is the first value, or a function that
 * returns it.
 */
export function useCollapsible({
  initialState,
}: {
  readonly initialState: boolean | (() => boolean);
}): UseCollapsibleReturns {
  const [collapsed, setCollapsed] = useState(initialState);
  const toggleCollapsed = useCallback(() => setCollapsed((isCollapsed) => !isCollapsed), []);
  return {collapsed, setCollapsed, toggleCollapsed};
}
