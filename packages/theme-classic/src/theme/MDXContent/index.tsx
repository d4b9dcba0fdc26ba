import {MDXProvider} from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';
import type {ReactNode} from 'react';

export interface Props {
  readonly children: ReactNode;
}

/**
 * Provides `MDXComponents` to the compiled Markdown inside of it.
 *
 * @swizzle safe Wraps all Markdown content and provides the components for its elements.
 */
export default function MDXContent({children}: Props): ReactNode {
  return <MDXProvider components={MDXComponents}>{children}</MDXProvider>;
}
