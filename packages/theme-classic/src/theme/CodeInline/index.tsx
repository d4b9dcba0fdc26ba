import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'code'>;

export default function CodeInline(props: Props): ReactNode {
  return <code {...props} />;
}
