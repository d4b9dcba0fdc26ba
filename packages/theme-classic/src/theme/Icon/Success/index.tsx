import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'svg'>;

export default function IconSuccess(props: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d="m4.5 12.8 5 5L19.8 7" />
    </svg>
  );
}
