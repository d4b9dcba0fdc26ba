import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'svg'>;

/** @swizzle unsafe */
export default function IconClose({color = 'currentColor', strokeWidth = 1.6, ...props}: Props): ReactNode {
  return (
    <svg viewBox="0 0 15 15" width={21} height={21} aria-hidden="true" {...props}>
      <path d="m2 2 11 11M13 2 2 13" stroke={color} strokeWidth={strokeWidth} strokeLinecap="round" />
    </svg>
  );
}
