import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import {Children, isValidElement, type ReactNode} from 'react';

export interface Props {
  /** The code as text. If it contains elements, the block has neither highlighting nor buttons. */
  readonly children: ReactNode;
  readonly className?: string;
  /** Text after the language in a Markdown fence: `title="x" {1,3-5} showLineNumbers`. */
  readonly metastring?: string;
  readonly title?: ReactNode;
  readonly language?: string;
  /** `true` to number the lines from 1, or the number of the first line. */
  readonly showLineNumbers?: boolean | number;
  /** Encoded tokens, from the Markdown compiler. Ignored if `children` is not the code that they were made of. */
  readonly tokens?: string;
  /**
   * Classes of the marked lines ("my-class:2"), from the Markdown compiler, which has then removed the magic comments.
   * Ignored if `tokens` is ignored.
   */
  readonly lineClasses?: string;
}

/** Joins the code, which MDX may split into several strings. @returns `undefined` if there are elements in it */
function toText(children: ReactNode): string | undefined {
  if (typeof children === 'string') return children;
  if (Children.toArray(children).some((child) => isValidElement(child))) return undefined;
  return Array.isArray(children) ? children.join('') : String(children ?? '');
}

/** Shows a block of code. @swizzle safe */
export default function CodeBlock({children, ...props}: Props): ReactNode {
  const code = toText(children);
  return code === undefined ? (
    <ElementContent {...props}>{children}</ElementContent>
  ) : (
    <StringContent {...props}>{code}</StringContent>
  );
}
