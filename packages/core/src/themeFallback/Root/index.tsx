import type {ReactNode} from 'react';

/** Component around the whole app, never unmounted. Sites replace it to add providers of their own. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
