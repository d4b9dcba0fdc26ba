import type {ReactNode} from 'react';

/** Themes decide here how page titles are written. Without a theme, titles are not changed. */
export default function TitleFormatter({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
