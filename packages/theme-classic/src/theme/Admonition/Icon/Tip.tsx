import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'svg'>;

/** The icon of admonitions of the type "tip". @swizzle safe */
export default function AdmonitionIconTip(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fillRule="evenodd" {...props}>
      <path d="M12 2a7 7 0 0 0-4 12.7V17a1 1 0 0 0 1 1h6a1 1 0 0 0 1-1v-2.3A7 7 0 0 0 12 2ZM9 20v1a1 1 0 0 0 1 1h4a1 1 0 0 0 1-1v-1H9Z" />
    </svg>
  );
}
