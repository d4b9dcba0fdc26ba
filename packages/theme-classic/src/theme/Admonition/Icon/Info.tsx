import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'svg'>;

/** The icon of admonitions of the type "info". @swizzle safe */
export default function AdmonitionIconInfo(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fillRule="evenodd" {...props}>
      <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1 5h2v2h-2V7Zm0 4h2v6h-2v-6Z" />
    </svg>
  );
}
