import type {ReactNode} from 'react';

/** Wraps the whole app and is never unmounted: the place for a site's own providers. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
