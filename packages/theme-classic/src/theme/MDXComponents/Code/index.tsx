import CodeBlock, {type Props as CodeBlockProps} from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
import {Children, type ComponentProps, type ReactNode} from 'react';

export type Props = ComponentProps<'code'> & Omit<CodeBlockProps, keyof ComponentProps<'code'>>;

/** Text of a single line; a fenced block ends with a line break, even if it has one line. */
function isInline({children}: Props): boolean {
  return (
    children !== undefined &&
    Children.toArray(children).every((child) => typeof child === 'string' && !child.includes('\n'))
  );
}

export default function MDXCode(props: Props): ReactNode {
  return isInline(props) ? <CodeInline {...props} /> : <CodeBlock {...(props as CodeBlockProps)} />;
}
