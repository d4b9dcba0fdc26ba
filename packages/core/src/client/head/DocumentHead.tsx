import {type ReactNode, useContext, useLayoutEffect, useMemo, useState} from 'react';
import {Helmet, HelmetProvider} from 'react-helmet-async';
import ErrorBoundary from '../ErrorBoundary.js';
import {HeadContext, type ShownHeads} from './HeadStore.js';

function nothing(): null {
  return null;
}

/**
 * Writes what the page's `<Head>`s say, in the browser. A Helmet registers while it renders, so the Helmets are rendered here,
 * outside of everything that may suspend, and not where the `<Head>`s are. Their keys are indexes, because Helmets override
 * each other in the order of their first render.
 *
 * Each Helmet that changes writes the whole head, unless the last one in the list defers that: it does until all have been
 * rendered.
 */
export default function DocumentHead(): ReactNode {
  const store = useContext(HeadContext);
  const [{heads, isWritten}, show] = useState<ShownHeads>({heads: [], isWritten: false});
  useLayoutEffect(() => store?.connect(show), [store]);
  const helmets = useMemo(
    () =>
      heads.map((props, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <ErrorBoundary key={index} resetKey={props} fallback={nothing}>
          <Helmet {...props} />
        </ErrorBoundary>
      )),
    [heads],
  );
  return (
    <HelmetProvider>
      {helmets}
      {/* Until the page has been hydrated, the head stays as the server wrote it. */}
      {heads.length > 0 && <Helmet key={heads.length} defer={!isWritten} />}
    </HelmetProvider>
  );
}
