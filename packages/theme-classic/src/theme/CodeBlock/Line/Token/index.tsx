import type {CodeToken} from '@lectern/mdx/client';
import type {ComponentProps, ReactNode} from 'react';

export interface Props extends ComponentProps<'span'> {
  readonly token: CodeToken;
  readonly line: readonly CodeToken[];
}

/** @swizzle unsafe */
/**
 * One token of a line. Rendered only if a site or another theme replaces this component or `CodeBlock/Line`: otherwise
 * lines are written as HTML.
 */
export default function CodeBlockLineToken({token: _token, line: _line, ...output}: Props): ReactNode {
  return <span {...output} />;
}
