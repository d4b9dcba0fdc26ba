import {useHistory} from '@lectern/core/client/router';
import {useStorageSlot} from '@lectern/core/client/storage/storageSlot';
import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {createContext, type ReactNode, useCallback, useContext, useMemo, useState} from 'react';
import {useQueryStringValue} from '../utils/historyUtils.js';
import {ReactContextError} from '../utils/reactUtils.js';
import type {TabValue} from './sanitize.js';
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
  readonly tabValues: readonly TabValue[];
  readonly lazy: boolean;
  readonly block: boolean;
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
      params.set(key, newValue);
      history.replace({...history.location, search: `?${params.toString()}`});
    },
    [key, history],
  );
  return [value, setValue];
}

/** State of a tab set: the choice, kept in the page, in its group and, if asked, in the URL. */
export function useTabsContextValue(props: TabsProps): TabsContextValue {
  const {defaultValue, values, children, groupId, lazy = false, block = false} = props;
  const tabValues = useMemo(() => tabValuesOf(values, children), [values, children]);
  const [selectedValue, setSelectedValue] = useState(() => initialTabValue(defaultValue, tabValues));
  const [queryValue, setQueryValue] = useTabQueryString(props);
  const [storedValue, storageSlot] = useStorageSlot(
    groupId === undefined ? null : `docusaurus.tab.${groupId}`,
  );

  // The URL wins over what is stored; both give way to values that this set has.
  const outerValue =
    [queryValue, storedValue].find((value) => tabValues.some((tab) => tab.value === value)) ?? null;
  useIsomorphicLayoutEffect(() => {
    if (outerValue !== null) setSelectedValue(outerValue);
  }, [outerValue]);

  const selectValue = useCallback(
    (newValue: string) => {
      if (!tabValues.some((tab) => tab.value === newValue)) {
        throw new Error(`<Tabs> cannot select the value "${newValue}": no tab has it.`);
      }
      setSelectedValue(newValue);
      setQueryValue(newValue);
      if (groupId !== undefined) storageSlot.set(newValue);
    },
    [groupId, setQueryValue, storageSlot, tabValues],
  );

  return useMemo(
    () => ({selectedValue, selectValue, tabValues, lazy, block}),
    [selectedValue, selectValue, tabValues, lazy, block],
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

/** The tab set around a component. */
export function useTabs(): TabsContextValue {
  const value = useContext(Context);
  if (value === null) throw new ReactContextError('TabsProvider');
  return value;
}
