import {useHistory, type useLocation} from '@lectern/core/client/router';
import {useCallback, useEffect, useMemo, useSyncExternalStore} from 'react';
import {useEvent} from './reactUtils.js';

export type History = ReturnType<typeof useHistory>;
export type Location = ReturnType<typeof useLocation>;

/**
 * Runs `handler` before a navigation by the buttons "back" and "forward".
 *
 * @param handler - returns `false` to stay on the page
 */
export function useHistoryPopHandler(
  handler: (location: Location, action: string) => false | undefined,
): void {
  const {block} = useHistory();
  const onPop = useEvent(handler);
  useEffect(
    () =>
      block((location: Location, action: string) => (action === 'POP' ? onPop(location, action) : undefined)),
    [block, onPop],
  );
}

/** Copy of the history whose location has the path of the page, but neither query nor hash, as on the server. */
function serverHistory(history: History): History {
  const location = {...history.location, search: '', hash: ''};
  return Object.create(history, {location: {value: location}});
}

/**
 * Value that `selector` reads from the history. Re-renders only if this value changes. In the first render, query and
 * hash are empty, as on the server.
 */
export function useHistorySelector<T>(selector: (history: History) => T): T {
  const history = useHistory();
  return useSyncExternalStore(
    history.listen,
    () => selector(history),
    () => selector(serverHistory(history)),
  );
}

/** Value of one query parameter; `null` if the query does not have the parameter. */
export function useQueryStringValue(key: string | null): string | null {
  return useHistorySelector(({location}) =>
    key === null ? null : new URLSearchParams(location.search).get(key),
  );
}

type SetOptions = {readonly push?: boolean};

function useSearchUpdater(): (update: (params: URLSearchParams) => void, options?: SetOptions) => void {
  const history = useHistory();
  return useCallback(
    (update, options) => {
      const params = new URLSearchParams(history.location.search);
      update(params);
      const navigate = options?.push ? history.push : history.replace;
      navigate({...history.location, search: toSearch(params)});
    },
    [history],
  );
}

function toSearch(params: URLSearchParams): string {
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * React state that is kept in a query parameter of the URL. "" or `null` removes it. With `push`, the change is a new
 * entry of the history.
 */
export function useQueryString(
  key: string,
): [value: string, setValue: (newValue: string | null, options?: SetOptions) => void] {
  const value = useQueryStringValue(key) ?? '';
  const update = useSearchUpdater();
  const setValue = useCallback(
    (newValue: string | null, options?: SetOptions) =>
      update((params) => {
        if (newValue) params.set(key, newValue);
        else params.delete(key);
      }, options),
    [key, update],
  );
  return [value, setValue];
}

/** React state that is kept in a repeated query parameter of the URL (`?tag=a&tag=b`): the list of its values. */
export function useQueryStringList(
  key: string,
): [values: string[], setValues: (newValues: string[], options?: SetOptions) => void] {
  const joined = useHistorySelector(({location}) =>
    JSON.stringify(new URLSearchParams(location.search).getAll(key)),
  );
  const values = useMemo((): string[] => JSON.parse(joined), [joined]);
  const update = useSearchUpdater();
  const setValues = useCallback(
    (newValues: string[], options?: SetOptions) =>
      update((params) => {
        params.delete(key);
        for (const value of newValues) params.append(key, value);
      }, options),
    [key, update],
  );
  return [values, setValues];
}

/** Returns a function that removes the whole query from the URL. */
export function useClearQueryString(): () => void {
  const history = useHistory();
  return useCallback(() => history.replace({...history.location, search: ''}), [history]);
}

/**
 * Merges query parameters. If several parameters have the same name, the last value replaces the others (`set`), or all
 * are kept (`append`).
 */
export function mergeSearchParams(
  params: readonly URLSearchParams[],
  strategy: 'append' | 'set',
): URLSearchParams {
  const merged = new URLSearchParams();
  for (const source of params) {
    for (const [key, value] of source) merged[strategy](key, value);
  }
  return merged;
}

/** Merges query strings like `mergeSearchParams`. @returns "?a=1&b=2", or "" without parameters */
export function mergeSearchStrings(
  searchStrings: readonly (string | undefined)[],
  strategy: 'append' | 'set',
): string {
  const params = searchStrings.map((text) => new URLSearchParams(text ?? ''));
  return toSearch(mergeSearchParams(params, strategy));
}
