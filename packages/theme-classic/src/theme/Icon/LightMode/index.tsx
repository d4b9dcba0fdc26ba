import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'svg'>;

export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <circle cx="12" cy="12" r="4.2" fill="currentColor" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.28 5.28 6.7 6.7M17.3 17.3l1.42 1.420M5.28 18.72 6.7 17.3M17.3 6.7l1.42-1.42" />
    </svg>
  );
}
