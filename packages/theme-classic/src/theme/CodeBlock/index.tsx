import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import {Children, isValidElement, type ReactNode} from 'react';

export interface Props {
  /** Code; with elements among them, the block has neither highlighting nor buttons. */
  readonly children: ReactNode;
  readonly className?: string;
  /** Text behind the language in a Markdown fence: `title="x" {1,3-5} showLineNumbers`. */
  readonly metastring?: string;
  readonly title?: ReactNode;
  readonly language?: string;
  /** A number is that of the first line. */
  readonly showLineNumbers?: boolean | number;
  /** From the Markdown compiler, for `@lectern/mdx/client`: how the code is coloured. Without effect beside other children. */
  readonly tokens?: string;
  /** From the Markdown compiler, which has then removed magic comments: which lines are marked. Without effect beside other children. */
  readonly lineClasses?: string;
}

/** MDX gives some code in pieces; `undefined` if there is more than text. */
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
