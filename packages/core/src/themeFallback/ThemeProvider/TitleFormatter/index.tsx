import type {ReactNode} from 'react';

/** Decides how page titles are written; titles stay as pages give them here. */
export default function TitleFormatter({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
