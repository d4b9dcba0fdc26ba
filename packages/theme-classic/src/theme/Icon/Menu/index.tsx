import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'svg'>;

/** The icon of the menu button. @swizzle safe */
export default function IconMenu({width = 30, height = 30, className, ...props}: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 30 30"
      width={width}
      height={height}
      aria-hidden="true"
      {...props}
      className={className}
    >
      <path d="M5 8h20M5 15h20M5 22h20" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
    </svg>
  );
}
