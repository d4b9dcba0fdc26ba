import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'pre'>;

/**
 * Renders its children only, since `CodeBlock` renders a `<pre>` of its own.
 *
 * @swizzle safe Preformatted text in Markdown; passes code blocks through.
 */
export default function MDXPre({children}: Props): ReactNode {
  return <>{children}</>;
}
