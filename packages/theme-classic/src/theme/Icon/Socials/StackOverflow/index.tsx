import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'svg'>;

export default function StackOverflow(props: Props): ReactNode {
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
      <path d="M5 14.5V20h13v-5.5M8 17h7M8.2 13.8l6.9.9M9.2 10.2l6.4 2.7M11.4 6.8l5.3 4.4M14.7 4l3.6 5.9" />
    </svg>
  );
}
