import {type ReactNode, useContext, useInsertionEffect, useLayoutEffect, useMemo, useRef} from 'react';
import ExecutionEnvironment from './ExecutionEnvironment.js';
import {readHead} from './head/combineHeads.js';
import {HeadContext} from './head/HeadStore.js';
import type {HeadProps} from './head/headProps.js';
import {ServerHeadsContext} from './head/ServerHeadsContext.js';

export type {HeadProps};

function outside(): Error {
  return new Error('<Head> can only be used below the site’s root component.');
}

function ServerHead(props: HeadProps): null {
  const parts = useContext(ServerHeadsContext);
  if (!parts) throw outside();
  parts.push(readHead(props));
  return null;
}

function BrowserHead(props: HeadProps): null {
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

/**
 * Sets tags in the document's head, and attributes of `<html>` and `<body>`; takes the props of react-helmet-async.
 * Inner and later instances override the tags of outer and earlier ones. A `<Helmet>` of another package counts as an
 * instance.
 *
 * @throws if a child is no head tag, or a title is not a string
 */
const Head: (props: HeadProps) => ReactNode = ExecutionEnvironment.canUseDOM ? BrowserHead : ServerHead;

export default Head;
