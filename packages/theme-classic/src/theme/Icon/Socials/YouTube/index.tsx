import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'svg'>;

export default function YouTube(props: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="m10.2 9.2 4.8 2.8-4.8 2.8Z" fill="currentColor" />
    </svg>
  );
}
