import {type ComponentProps, type ForwardedRef, type MouseEvent, useCallback, useEffect, useRef} from 'react';
import ExecutionEnvironment from '../ExecutionEnvironment.js';
import {createPath, parsePath} from '../router/location.js';
import {useHistory} from '../router.js';
import {isPlainClick} from './isPlainClick.js';
import {whenVisible} from './whenVisible.js';

export interface ClientNavigation {
  /** Absolute path of a page of this site; `undefined` for all other links. */
  readonly path: string | undefined;
  readonly props: Pick<ComponentProps<'a'>, 'onClick' | 'onMouseEnter' | 'onTouchStart' | 'onFocus'>;
  /** A click replaces the current entry of the browser history. */
  readonly replace: boolean;
  readonly forwardedRef: ForwardedRef<HTMLAnchorElement>;
}

function useBrowserNavigation({path, props, replace, forwardedRef}: ClientNavigation): ComponentProps<'a'> {
  const history = useHistory();
  const element = useRef<HTMLAnchorElement>(null);
  const ref = useCallback(
    (anchor: HTMLAnchorElement | null) => {
      element.current = anchor;
      if (typeof forwardedRef === 'function') return forwardedRef(anchor);
      if (forwardedRef) forwardedRef.current = anchor;
    },
    [forwardedRef],
  );
  const page = path === undefined ? undefined : parsePath(path).pathname;
  useEffect(() => {
    if (page === undefined || !element.current) return;
    return whenVisible(element.current, () => void window.docusaurus?.prefetch(page));
  }, [page]);

  if (path === undefined || page === undefined) return {ref};
  const preloading =
    <Event>(handler: ((event: Event) => void) | undefined) =>
    (event: Event) => {
      void window.docusaurus?.preload(page);
      handler?.(event);
    };
  return {
    ref,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      props.onClick?.(event);
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const isSameEntry = createPath(history.location) === createPath(parsePath(path));
      if (replace || isSameEntry) history.replace(path);
      else history.push(path);
    },
    onMouseEnter: preloading(props.onMouseEnter),
    onTouchStart: preloading(props.onTouchStart),
    onFocus: preloading(props.onFocus),
  };
}

function useServerNavigation(): undefined {}

/**
 * Returns event handlers and a ref for an `<a>`, which navigate without loading a new document and prefetch the page.
 * Returns nothing on the server, where handlers and refs have no effect on the HTML.
 */
export const useClientNavigation: (navigation: ClientNavigation) => ComponentProps<'a'> | undefined =
  ExecutionEnvironment.canUseDOM ? useBrowserNavigation : useServerNavigation;
