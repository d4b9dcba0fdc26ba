import type {ReactNode, SVGProps} from 'react';

/** Icon that marks a favourite site. */
export function HeartIcon(props: SVGProps<SVGSVGElement>): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <path d="M12 21 3.6 12.6a5.4 5.4 0 0 1 0-7.7 5.4 5.4 0 0 1 7.7 0l.7.7.7-.7a5.4 5.4 0 0 1 7.7 7.7z" />
    </svg>
  );
}
