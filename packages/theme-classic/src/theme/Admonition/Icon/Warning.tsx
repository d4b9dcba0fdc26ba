import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'svg'>;

/** The icon of admonitions of the type "warning". @swizzle safe */
export default function AdmonitionIconWarning(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fillRule="evenodd" {...props}>
      <path d="M12 2 1 21h22L12 2Zm-1 7h2v6h-2V9Zm0 8h2v2h-2v-2Z" />
    </svg>
  );
}
