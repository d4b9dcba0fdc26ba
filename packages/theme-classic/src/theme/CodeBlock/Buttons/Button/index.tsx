import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'button'>;

/** @swizzle unsafe */
export default function CodeBlockButton({className, ...props}: Props): ReactNode {
  return <button type="button" {...props} className={clsx('clean-btn', className)} />;
}
