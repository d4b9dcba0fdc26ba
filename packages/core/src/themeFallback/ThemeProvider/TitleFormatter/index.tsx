import type {ReactNode} from 'react';

/**
 * Component around the app with which a theme can set the format of page titles, such as "Page | Site". Without a
 * theme, titles are not changed.
 */
export default function TitleFormatter({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
