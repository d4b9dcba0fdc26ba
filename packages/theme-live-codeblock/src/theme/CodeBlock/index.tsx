import LiveCodeBlock from '@theme/LiveCodeBlock';
import StaticCodeBlock, {type Props as StaticProps} from '@theme-init/CodeBlock';
import {Children, type ReactNode} from 'react';

export interface Props extends StaticProps {
  /** True if the fence in Markdown has the word "live". */
  readonly live?: boolean;
  /**
   * True if the code calls `render(…)` to show its result, so that it may have several statements. Otherwise the code
   * is one expression.
   */
  readonly noInline?: boolean;
}

/** Joins the strings of the code to one string; `undefined` if the code contains React elements. */
function toText(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;
}

/** @swizzle unsafe */
export default function CodeBlock({live, noInline, ...props}: Props): ReactNode {
  const code = live ? toText(props.children) : undefined;
  if (code === undefined) return <StaticCodeBlock {...props} />;
  return (
    <LiveCodeBlock {...props} noInline={noInline}>
      {code}
    </LiveCodeBlock>
  );
}
