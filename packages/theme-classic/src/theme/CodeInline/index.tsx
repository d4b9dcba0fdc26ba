import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'code'>;

/** @swizzle unsafe */
export default function CodeInline(props: Props): ReactNode {
  return <code {...props} />;
}
