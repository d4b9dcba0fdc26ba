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
import {ReactContextError} from '../utils/reactUtils.js';
import type {TabValue} from './sanitize.js';
import {groupStorageKey} from './useTabGroupChoice.js';
import {initialTabValue, tabValuesOf} from './values.js';

export interface TabsProps {
  readonly lazy?: boolean;
  readonly block?: boolean;
  readonly children: ReactNode;
  readonly defaultValue?: string | null;
  readonly values?: readonly TabValue[];
  /** Groups with one id share the choice, on every page. */
  readonly groupId?: string;
  readonly className?: string;
  /** Keeps the choice in the URL: under this name, or with `true` under the group's id. */
  readonly queryString?: string | boolean;
}

export interface TabsContextValue {
  readonly selectedValue: string | null;
  readonly selectValue: (value: string) => void;
  /** Selects a tab for this visit to the page: neither the URL nor other sets of the group follow. */
  readonly revealValue: (value: string) => void;
  readonly tabValues: readonly TabValue[];
  /** Renders the selected panel only. */
  readonly lazy: boolean;
  readonly block: boolean;
  /** Ids of the tab and the panel of a value, by which they refer to each other; `undefined` for an unknown value. */
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
      // A location that stays the same would lead to its anchor again.
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
 * Value that the HTML of a tab set shows while it is hydrated. A default may depend on the browser, but the first render must
 * agree with the HTML: React would neither correct its attributes nor notice that the tab which is shown is not the one of its
 * state.
 *
 * @returns `undefined` if there is no HTML of this tab set
 */
function shownValue(id: string, tabValues: readonly TabValue[]): string | null | undefined {
  if (typeof document === 'undefined') return undefined;
  const tabs = tabValues.map((tab, index) => document.getElementById(tabIds(id, tab, index).tab));
  if (tabs.every((tab) => tab === null)) return undefined;
  const selected = tabs.findIndex((tab) => tab?.getAttribute('aria-selected') === 'true');
  return tabValues[selected]?.value ?? null;
}

/**
 * The selected tab as state. What is selected at first follows from the props, once the HTML has been hydrated.
 *
 * @param outerValue - the choice of the group or the URL. A change is applied in the render that brings it: all sets of a group have then
 *   changed before the clicked tab is put back to its place in the window.
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

/** Lazy panels are rendered all once an anchor leads to an element that the page does not have: it may be in one of them. */
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

/** State of a tab set: the choice, kept in the page, in its group and, with `queryString`, in the URL. */
export function useTabsContextValue(props: TabsProps): TabsContextValue {
  const {defaultValue, values, children, groupId, block = false} = props;
  const lazy = useLazyUntilRequested(props.lazy ?? false);
  const tabValues = useMemo(() => tabValuesOf(values, children), [values, children]);
  const id = useId();
  const [queryValue, setQueryValue] = useTabQueryString(props);
  const [storedValue, storageSlot] = useStorageSlot(groupId === undefined ? null : groupStorageKey(groupId));

  // The URL wins over what is stored; both give way to values that this set has.
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

/** The tabs around a component, if there are any. */
export function useEnclosingTabs(): TabsContextValue | null {
  return useContext(Context);
}

function useTabsAround(): TabsContextValue {
  const value = useEnclosingTabs();
  if (value === null) throw new ReactContextError('TabsProvider');
  return value;
}

/**
 * The tab set around a component.
 *
 * @param props - of a tab set: its state is returned instead. Copies of `Tabs` from Docusaurus before 3.10 call it like this.
 */
export function useTabs(props?: TabsProps): TabsContextValue {
  // biome-ignore lint/correctness/useHookAtTopLevel: a component passes the props always or never
  return props ? useTabsContextValue(props) : useTabsAround();
}
