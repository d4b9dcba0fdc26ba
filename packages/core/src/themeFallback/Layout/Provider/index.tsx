import type {ReactNode} from 'react';

/** Providers that every layout needs; none without a theme. */
export default function LayoutProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
