import {type ReactNode, useContext, useInsertionEffect, useLayoutEffect, useMemo, useRef} from 'react';
import ExecutionEnvironment from '../ExecutionEnvironment.js';
import {readHead} from './combineHeads.js';
import {HeadContext} from './HeadStore.js';
import type {ConnectedHeadProps} from './headProps.js';
import {ServerHeadsContext} from './ServerHeadsContext.js';

function outside(): Error {
  return new Error('<Head> can only be used below the site’s root component.');
}

function ServerHead(props: ConnectedHeadProps): null {
  const parts = useContext(ServerHeadsContext);
  if (!parts) throw outside();
  parts.push(readHead(props));
  return null;
}

function BrowserHead(props: ConnectedHeadProps): null {
  const store = useContext(HeadContext);
  if (!store) throw outside();
  const order = useRef<number | null>(null);
  order.current ??= store.nextOrder();
  const place = order.current;
  const part = useMemo(() => readHead(props), [props]);
  useLayoutEffect(() => store.set(place, part), [store, place, part]);
  // An insertion effect, since React also runs the cleanup of layout effects when it only hides the page while a part
  // of it loads. The tags must then stay.
  useInsertionEffect(() => () => store.remove(place), [store, place]);
  return null;
}

/** `<Head>` with the props that only the app itself sets. */
export const ConnectedHead: (props: ConnectedHeadProps) => ReactNode = ExecutionEnvironment.canUseDOM
  ? BrowserHead
  : ServerHead;
