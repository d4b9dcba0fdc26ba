import type {ReactNode} from 'react';

/** React providers around every layout. Renders the children only: without a theme no provider is needed. */
export default function LayoutProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
