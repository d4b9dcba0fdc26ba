import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'svg'>;

/** The icon of admonitions of the type "danger". @swizzle safe */
export default function AdmonitionIconDanger(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fillRule="evenodd" {...props}>
      <path d="M7.9 2h8.2L22 7.9v8.2L16.1 22H7.9L2 16.1V7.9L7.9 2ZM11 6h2v8h-2V6Zm0 10h2v2h-2v-2Z" />
    </svg>
  );
}
