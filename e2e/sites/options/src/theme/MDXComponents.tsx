import MDXComponents from '@theme-original/MDXComponents';
import type {ReactNode} from 'react';

function Highlight({children}: {readonly children: ReactNode}) {
  return <mark>{children}</mark>;
}

export default {...MDXComponents, Highlight};
