import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Lines of the drawn Markdown file, from top to bottom: [indent, length, colour]. */
const sourceLines: readonly (readonly [number, number, 'key' | 'text' | 'mark'])[] = [
  [0, 22, 'mark'],
  [0, 96, 'key'],
  [0, 22, 'mark'],
  [0, 0, 'text'],
  [0, 118, 'mark'],
  [0, 0, 'text'],
  [0, 168, 'text'],
  [0, 132, 'text'],
  [0, 0, 'text'],
  [0, 74, 'key'],
  [12, 124, 'text'],
  [0, 26, 'key'],
];

function SourceWindow(): ReactNode {
  return (
    <g className={styles.source}>
      <rect width="250" height="262" rx="12" className={styles.sourceGround} />
      <path d="M0 34h250" className={styles.rule} />
      <text x="18" y="22" className={styles.fileName}>
        docs/hello.md
      </text>
      {sourceLines.map(([indent, length, color], line) =>
        length === 0 ? null : (
          <rect
            key={line}
            x={20 + indent}
            y={52 + line * 17}
            width={length}
            height="7"
            rx="3.5"
            className={styles[color]}
          />
        ),
      )}
    </g>
  );
}

function PageWindow(): ReactNode {
  return (
    <g transform="translate(150 92)">
      <rect width="330" height="268" rx="12" className={styles.pageGround} />
      <path d="M0 12A12 12 0 0 1 12 0h306a12 12 0 0 1 12 12v22H0z" className={styles.pageBar} />
      <circle cx="20" cy="17" r="6" className={styles.accent} />
      <path d="M34 17h40M92 17h26M132 17h26" className={styles.pageStrong} />
      <rect x="238" y="9" width="76" height="16" rx="8" className={styles.pageField} />
      <path d="M92 34v234" className={styles.pageRule} />
      <rect x="10" y="48" width="72" height="18" rx="5" className={styles.pageField} />
      <path d="M20 57h44" className={styles.accentLine} />
      <path d="M20 82h50M20 102h38M30 122h40M30 142h32M20 162h46" className={styles.pageSoft} />
      <text x="112" y="74" className={styles.pageTitle}>
        Hello
      </text>
      <path d="M114 94h150M114 108h118" className={styles.pageSoft} />
      <rect x="112" y="124" width="160" height="46" rx="6" className={styles.note} />
      <path d="M112 130a6 6 0 0 1 6-6v46a6 6 0 0 1-6-6z" className={styles.accent} />
      <path d="M130 139h44" className={styles.pageStrong} />
      <path d="M130 155h112" className={styles.pageSoft} />
      <rect x="112" y="182" width="160" height="66" rx="6" className={styles.code} />
      <path d="M126 200h30M136 216h64M126 232h14" className={styles.codeKey} />
      <path d="M166 200h54M210 216h36" className={styles.codeText} />
      <path d="M288 52v68" className={styles.pageRule} />
      <path d="M298 58h22M298 74h16M298 90h20M298 106h14" className={styles.pageSoft} />
    </g>
  );
}

/** Picture: a Markdown file and the page made of it. */
export default function HeroArt(): ReactNode {
  return (
    <svg viewBox="0 0 480 364" className={styles.art} aria-hidden="true" focusable="false">
      <SourceWindow />
      <PageWindow />
    </svg>
  );
}
