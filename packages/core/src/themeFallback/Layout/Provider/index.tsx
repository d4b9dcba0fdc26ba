import type {ReactNode} from 'react';

/**
 * Component in which themes add React providers around every layout. This one adds none, since the components of core
 * need none.
 */
export default function LayoutProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
