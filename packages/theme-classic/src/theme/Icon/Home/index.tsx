import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'svg'>;

export default function IconHome(props: Props): ReactNode {
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
    >
      <path d="M4 11.2 12 4l8 7.2" />
      <path d="M6.2 9.8V20h4.3v-5.5h3V20h4.3V9.8" />
    </svg>
  );
}
