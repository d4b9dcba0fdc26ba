import type {ComponentProps, ReactNode} from 'react';

export type IconProps = ComponentProps<'svg'>;

/**
 * The `<svg>` of the theme's icons: lines in the colour of text, in a square of 24 units, hidden from screen readers.
 */
export function LineIcon(props: IconProps): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    />
  );
}
