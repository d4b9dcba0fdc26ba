import {MDXProvider} from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';
import type {ReactNode} from 'react';

export interface Props {
  readonly children: ReactNode;
}

/**
 * Gives compiled Markdown the components of its elements.
 *
 * @swizzle safe Wraps all Markdown content and gives it its components.
 */
export default function MDXContent({children}: Props): ReactNode {
  return <MDXProvider components={MDXComponents}>{children}</MDXProvider>;
}
