import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'svg'>;

/** The icon of dark mode. @swizzle safe */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} fill="currentColor" aria-hidden="true" {...props}>
      <path d="M20.4 14.6A8.8 8.8 0 0 1 9.4 3.6a.7.7 0 0 0-.9-.87A9.6 9.6 0 1 0 21.27 15.5a.7.7 0 0 0-.87-.9Z" />
    </svg>
  );
}
