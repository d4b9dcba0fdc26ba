import type {ReactNode} from 'react';

/**
 * Component around the whole app, which stays mounted when the page changes. A site can replace it by `src/theme/Root`
 * to add React providers.
 */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
