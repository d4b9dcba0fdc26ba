import {MISSING_TARGET} from '@lectern/core/client/navigation/hashTarget';
import {useHistory} from '@lectern/core/client/router';
import {useStorageSlot} from '@lectern/core/client/storage/storageSlot';
import useIsBrowser from '@lectern/core/client/useIsBrowser';
import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import {flushSync} from 'react-dom';
import {useQueryStringValue} from '../utils/historyUtils.js';
import {provided} from '../utils/reactUtils.js';
import type {TabValue} from './sanitize.js';
import {groupStorageKey} from './useTabGroupChoice.js';
import {initialTabValue, tabValuesOf} from './values.js';

export interface TabsProps {
  readonly lazy?: boolean;
  readonly block?: boolean;
  readonly children: ReactNode;
  readonly defaultValue?: string | null;
  readonly values?: readonly TabValue[];
  /** Tab sets (`<Tabs>`) with the same group id share the choice of the visitor, on all pages. */
  readonly groupId?: string;
  readonly className?: string;
  /** Name of the query parameter that keeps the choice in the URL; `true`: `groupId` is the name. */
  readonly queryString?: string | boolean;
}

export interface TabsContextValue {
  readonly selectedValue: string | null;
  readonly selectValue: (value: string) => void;
  /** Selects a tab of this set only, without a change of the URL, the storage and other sets of the group. */
  readonly revealValue: (value: string) => void;
  readonly tabValues: readonly TabValue[];
  /** True if only the selected panel is rendered. */
  readonly lazy: boolean;
  readonly block: boolean;
  /**
   * Ids of the tab and the panel of a value, with which the two elements refer to each other; `undefined` for an
   * unknown value.
   */
  readonly idsOf: (value: string) => TabIds | undefined;
}

export interface TabIds {
  readonly tab: string;
  readonly panel: string;
}

interface InitialTab {
  readonly defaultValue: string | null | undefined;
  readonly tabValues: readonly TabValue[];
}

function queryKey({queryString = false, groupId}: Pick<TabsProps, 'queryString' | 'groupId'>): string | null {
  if (typeof queryString === 'string') return queryString;
  if (!queryString) return null;
  if (groupId === undefined) {
    throw new Error(
      'The <Tabs> prop queryString={true} needs a groupId, which is then the name of the query parameter. ' +
        'Without groups, give the name itself: queryString="my-parameter".',
    );
  }
  return groupId;
}

function useTabQueryString(props: TabsProps): readonly [string | null, (value: string) => void] {
  const history = useHistory();
  const key = queryKey(props);
  const value = useQueryStringValue(key);
  const setValue = useCallback(
    (newValue: string) => {
      if (key === null) return;
      const params = new URLSearchParams(history.location.search);
      // Replacing the location by an equal location would scroll to its anchor again.
      if (params.get(key) === newValue) return;
      params.set(key, newValue);
      history.replace({...history.location, search: `?${params.toString()}`});
    },
    [key, history],
  );
  return [value, setValue];
}

function tabIds(id: string, {attributes}: TabValue, index: number): TabIds {
  const own = attributes?.id;
  return {tab: typeof own === 'string' ? own : `${id}-tab-${index}`, panel: `${id}-panel-${index}`};
}

/**
 * Value of the tab that is selected in the server's HTML. The first render must select the same tab, even if the
 * default in the browser is another tab: React does not correct attributes while hydrating, so the wrong tab would stay
 * visible.
 *
 * @returns `null` if no tab is selected; `undefined` if the document has no HTML of this tab set
 */
function shownValue(id: string, tabValues: readonly TabValue[]): string | null | undefined {
  if (typeof document === 'undefined') return undefined;
  const tabs = tabValues.map((tab, index) => document.getElementById(tabIds(id, tab, index).tab));
  if (tabs.every((tab) => tab === null)) return undefined;
  const selected = tabs.findIndex((tab) => tab?.getAttribute('aria-selected') === 'true');
  return tabValues[selected]?.value ?? null;
}

/**
 * State of the selected tab: while hydrating, the tab that is selected in the server's HTML; then `outerValue` or the
 * default.
 *
 * @param outerValue - value that is stored for the group or is in the URL; `null` for none. A change is applied while
 *   rendering, not in an effect: all sets of a group must have changed before the scroll position of the clicked tab is
 *   restored.
 */
function useSelectedValue(id: string, {defaultValue, tabValues}: InitialTab, outerValue: string | null) {
  const isBrowser = useIsBrowser();
  const [selectedValue, setSelectedValue] = useState(() => {
    const shown = isBrowser ? undefined : shownValue(id, tabValues);
    return shown === undefined ? initialTabValue(defaultValue, tabValues) : shown;
  });
  const [appliedValue, setAppliedValue] = useState<string | null>(null);
  if (outerValue !== appliedValue) {
    setAppliedValue(outerValue);
    if (outerValue !== null) setSelectedValue(outerValue);
  }
  const initial = useRef(() => outerValue ?? initialTabValue(defaultValue, tabValues));
  useIsomorphicLayoutEffect(() => setSelectedValue(initial.current()), []);
  return [selectedValue, setSelectedValue] as const;
}

/**
 * Returns `lazy`, but `false` after a click on a link to an anchor that is not in the page: the anchor may be in a
 * panel that is not rendered yet, so all panels are rendered.
 */
function useLazyUntilRequested(lazy: boolean): boolean {
  const [isLazy, setLazy] = useState(lazy);
  useEffect(() => {
    if (!isLazy) return undefined;
    const renderAll = (event: Event) => {
      flushSync(() => setLazy(false));
      event.preventDefault();
    };
    document.addEventListener(MISSING_TARGET, renderAll);
    return () => document.removeEventListener(MISSING_TARGET, renderAll);
  }, [isLazy]);
  return isLazy;
}

/** State of a tab set. The choice is stored for its group (with `groupId`) and in the URL (with `queryString`). */
export function useTabsContextValue(props: TabsProps): TabsContextValue {
  const {defaultValue, values, children, groupId, block = false} = props;
  const lazy = useLazyUntilRequested(props.lazy ?? false);
  const tabValues = useMemo(() => tabValuesOf(values, children), [values, children]);
  const id = useId();
  const [queryValue, setQueryValue] = useTabQueryString(props);
  const [storedValue, storageSlot] = useStorageSlot(groupId === undefined ? null : groupStorageKey(groupId));

  // The URL takes precedence over the storage. Values that this tab set does not have are ignored.
  const outerValue =
    [queryValue, storedValue].find((value) => tabValues.some((tab) => tab.value === value)) ?? null;
  const [selectedValue, setSelectedValue] = useSelectedValue(id, {defaultValue, tabValues}, outerValue);

  const selectValue = useCallback(
    (newValue: string) => {
      if (!tabValues.some((tab) => tab.value === newValue)) {
        throw new Error(`<Tabs> cannot select the value "${newValue}": no tab has it.`);
      }
      setSelectedValue(newValue);
      setQueryValue(newValue);
      if (groupId !== undefined) storageSlot.set(newValue);
    },
    [groupId, setQueryValue, setSelectedValue, storageSlot, tabValues],
  );

  const idsOf = useCallback(
    (tabValue: string) => {
      const index = tabValues.findIndex(({value}) => value === tabValue);
      const tab = tabValues[index];
      return tab && tabIds(id, tab, index);
    },
    [id, tabValues],
  );

  return useMemo(
    () => ({
      selectedValue,
      selectValue,
      revealValue: setSelectedValue,
      tabValues,
      lazy,
      block,
      idsOf,
    }),
    [selectedValue, selectValue, setSelectedValue, tabValues, lazy, block, idsOf],
  );
}

const Context = createContext<TabsContextValue | null>(null);

export function TabsProvider({
  children,
  value,
}: {
  readonly children: ReactNode;
  readonly value: TabsContextValue;
}): ReactNode {
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** State of the tab set around a component; `null` outside of tab sets. */
export function useEnclosingTabs(): TabsContextValue | null {
  return useContext(Context);
}

function useTabsAround(): TabsContextValue {
  return provided(useEnclosingTabs(), 'TabsProvider');
}

/**
 * State of the tab set around a component.
 *
 * @param props - props of `Tabs`: if they are given, creates the state of a new tab set. Copies of `Tabs` that were
 *   ejected before Docusaurus 3.10 call the hook in this way.
 * @throws {ReactContextError} outside of tab sets, unless there are `props`
 */
export function useTabs(props?: TabsProps): TabsContextValue {
  // biome-ignore lint/correctness/useHookAtTopLevel: a component passes the props always or never
  return props ? useTabsContextValue(props) : useTabsAround();
}
