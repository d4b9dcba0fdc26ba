import {type ReactNode, useContext, useLayoutEffect, useState} from 'react';
import {Helmet} from 'react-helmet-async';
import ErrorBoundary from '../ErrorBoundary.js';
import {HeadContext, type HeadProps} from './HeadStore.js';

function nothing(): null {
  return null;
}

/**
 * Writes what the page's `<Head>`s say, in the browser. A Helmet registers while it renders, so each stands here, outside of
 * everything that may suspend, in the place of the `<Head>` itself. By index, as Helmets override each other in the order of
 * their first render.
 */
export default function DocumentHead(): ReactNode {
  const store = useContext(HeadContext);
  const [heads, setHeads] = useState<readonly HeadProps[]>([]);
  useLayoutEffect(() => store?.connect(setHeads), [store]);
  return heads.map((props, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <ErrorBoundary key={index} resetKey={props} fallback={nothing}>
      <Helmet defer={false} {...props} />
    </ErrorBoundary>
  ));
}
