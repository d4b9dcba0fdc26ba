import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'svg'>;

/** The icon of admonitions of the type "note". @swizzle safe */
export default function AdmonitionIconNote(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fillRule="evenodd" {...props}>
      <path d="M5 2h9l6 6v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Zm2 4v2h5V6H7Zm0 5v2h9v-2H7Zm0 5v2h6v-2H7Z" />
    </svg>
  );
}
