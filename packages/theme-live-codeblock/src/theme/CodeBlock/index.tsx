import LiveCodeBlock from '@theme/LiveCodeBlock';
import StaticCodeBlock, {type Props as StaticProps} from '@theme-init/CodeBlock';
import {Children, type ReactNode} from 'react';

export interface Props extends StaticProps {
  /** The word "live" in a Markdown fence. */
  readonly live?: boolean;
  /** The code calls `render(…)` itself. */
  readonly noInline?: boolean;
}

/** `undefined` if there is more than text. */
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
