import CodeBlock, {type Props as CodeBlockProps} from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
import {Children, type ComponentProps, type ReactNode} from 'react';

export type Props = ComponentProps<'code'> & Omit<CodeBlockProps, keyof ComponentProps<'code'>>;

function isLine(child: ReactNode): boolean {
  return typeof child === 'string' && !child.includes('\n');
}

/** True for text without line breaks. The code of a fence always ends with one, so even a single line is a block. */
function isInline({children}: Props): boolean {
  return isLine(children) || (children !== undefined && Children.toArray(children).every(isLine));
}

/** Code in Markdown, in a line or as a block. @swizzle safe */
export default function MDXCode(props: Props): ReactNode {
  return isInline(props) ? <CodeInline {...props} /> : <CodeBlock {...(props as CodeBlockProps)} />;
}
