import TitleFormatter from '@theme/ThemeProvider/TitleFormatter';
import type {ReactNode} from 'react';

/** React providers of the theme, which stay mounted when the page changes. */
export default function ThemeProvider({children}: {readonly children: ReactNode}): ReactNode {
  return <TitleFormatter>{children}</TitleFormatter>;
}
