import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'svg'>;

export default function Twitch(props: Props): ReactNode {
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
      <path d="M5.5 3.5 4 7v12h4.5v2.5L11 19h3.5l5.5-5.5v-10ZM10.5 8v4.5M15.5 8v4.5" />
    </svg>
  );
}
