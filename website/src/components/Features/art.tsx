import type {ReactNode, SVGProps} from 'react';

const soft = 'var(--ifm-color-emphasis-200)';
const line = 'var(--ifm-color-emphasis-500)';

function Art({children, ...props}: SVGProps<SVGSVGElement>): ReactNode {
  return (
    <svg
      viewBox="0 0 240 120"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinejoin="round"
      {...props}
    >
      {children}
    </svg>
  );
}

/** Picture: many sheets of content beside one block of code. */
export function StackArt(): ReactNode {
  return (
    <Art>
      {[0, 1, 2, 3].map((sheet) => (
        <g key={sheet} transform={`translate(${18 + sheet * 14} ${40 - sheet * 9})`}>
          <rect width="66" height="66" rx="6" fill={soft} stroke={line} strokeWidth="1.5" />
          {sheet === 3 && (
            <path d="M12 18h42M12 31h42M12 44h26" stroke={line} strokeWidth="4" strokeLinecap="round" />
          )}
        </g>
      ))}
      <rect x="164" y="40" width="56" height="56" rx="8" fill="currentColor" />
      <path
        d="m184 58-9 10 9 10m16-20 9 10-9 10"
        stroke="var(--art-ink)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Art>
  );
}

/** Picture: a plain page, and a page with a component. */
export function PagesArt(): ReactNode {
  return (
    <Art>
      <rect x="24" y="14" width="84" height="94" rx="6" fill={soft} stroke={line} strokeWidth="1.5" />
      <path d="M40 34h34M40 52h52M40 68h52M40 84h36" stroke={line} strokeWidth="4" strokeLinecap="round" />
      <rect x="132" y="14" width="84" height="94" rx="6" fill={soft} stroke={line} strokeWidth="1.5" />
      <path d="M148 34h34M148 90h40" stroke={line} strokeWidth="4" strokeLinecap="round" />
      <rect x="148" y="48" width="52" height="28" rx="5" fill="currentColor" />
    </Art>
  );
}

/** Picture: lines of code, half in light and half in dark mode. */
export function CodeArt(): ReactNode {
  return (
    <Art>
      <rect x="20" y="14" width="200" height="94" rx="8" fill="#e9ecf1" />
      <path d="M120 14h92a8 8 0 0 1 8 8v78a8 8 0 0 1-8 8h-92z" fill="#1c2327" />
      <g strokeWidth="6" strokeLinecap="round">
        <path d="M38 38h24M38 80h40" stroke="#5b3fa8" />
        <path d="M74 38h28M54 59h42" stroke="#1f6b43" />
        <path d="M138 38h24M138 80h40" stroke="#b9a4f5" />
        <path d="M174 38h28M154 59h42" stroke="#4fddbf" />
      </g>
    </Art>
  );
}

/** Picture: layers; the top one is the site's own. */
export function LayersArt(): ReactNode {
  return (
    <Art>
      <path d="m120 108-80-30 80-30 80 30z" fill={soft} stroke={line} strokeWidth="1.5" />
      <path d="m120 90-80-30 80-30 80 30z" fill={soft} stroke={line} strokeWidth="1.5" />
      <path d="m120 70-80-30 80-30 80 30z" fill="currentColor" />
    </Art>
  );
}

/** Picture: a finished build replaces the last one. */
export function BuildArt(): ReactNode {
  return (
    <Art>
      <rect
        x="24"
        y="24"
        width="74"
        height="74"
        rx="8"
        fill={soft}
        stroke={line}
        strokeWidth="1.5"
        strokeDasharray="6 5"
      />
      <path d="M108 61h20m-8-8 8 8-8 8" stroke={line} strokeWidth="4" strokeLinecap="round" />
      <rect x="142" y="24" width="74" height="74" rx="8" fill="currentColor" />
      <path d="m162 62 12 12 22-26" stroke="var(--art-ink)" strokeWidth="6" strokeLinecap="round" />
    </Art>
  );
}

/** Picture: a search field with results. */
export function SearchArt(): ReactNode {
  return (
    <Art>
      <rect x="24" y="14" width="192" height="94" rx="8" fill={soft} stroke={line} strokeWidth="1.5" />
      <circle cx="46" cy="34" r="6" stroke={line} strokeWidth="4" />
      <path d="m51 39 5 5M66 34h42" stroke={line} strokeWidth="4" strokeLinecap="round" />
      <rect x="36" y="52" width="168" height="20" rx="5" fill="currentColor" />
      <path d="M48 62h74" stroke="var(--art-ink)" strokeWidth="4" strokeLinecap="round" />
      <path d="M48 84h104M48 98h66" stroke={line} strokeWidth="4" strokeLinecap="round" />
    </Art>
  );
}
