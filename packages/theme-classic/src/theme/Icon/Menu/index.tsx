import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'svg'>;

/** The icon of the menu button. @swizzle safe */
export default function IconMenu(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 30 30" width={30} height={30} aria-hidden="true" {...props}>
      <path d="M5 8h20M5 15h20M5 22h20" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
    </svg>
  );
}
