import TitleFormatter from '@theme/ThemeProvider/TitleFormatter';
import type {ReactNode} from 'react';

/** Providers of the theme that must outlive every page. */
export default function ThemeProvider({children}: {readonly children: ReactNode}): ReactNode {
  return <TitleFormatter>{children}</TitleFormatter>;
}
