import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'pre'>;

/**
 * The code block inside brings its own `pre`.
 *
 * @swizzle safe Preformatted text in Markdown; passes code blocks through.
 */
export default function MDXPre({children}: Props): ReactNode {
  return <>{children}</>;
}
