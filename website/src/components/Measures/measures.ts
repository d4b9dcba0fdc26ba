export interface Measured {
  readonly tool: string;
  readonly amount: number;
}

export interface Measure {
  readonly title: string;
  readonly unit: 's' | 'kB' | 'ms';
  readonly text: string;
  /** Results of the tools; Lectern is the first. */
  readonly results: readonly Measured[];
}

/** Seconds in which Lectern builds 1,000 pages without a cache. */
export const buildSeconds = 6.5;

/**
 * Numbers copied from bench/RESULTS.md; `measures.test.ts` checks them. All results of a measure are from the same
 * table. Lectern is a new site, with still pages.
 */
export const measures: readonly Measure[] = [
  {
    title: 'to build 1,000 pages',
    unit: 's',
    text: 'A first build, with nothing in the cache.',
    results: [
      {tool: 'Lectern', amount: buildSeconds},
      {tool: 'Docusaurus', amount: 34.3},
      {tool: 'Hugo', amount: 2.6},
    ],
  },
  {
    title: 'to build them again',
    unit: 's',
    text: 'After you edited one paragraph.',
    results: [
      {tool: 'Lectern', amount: 0.9},
      {tool: 'Docusaurus', amount: 20.2},
      {tool: 'Hugo', amount: 2.6},
    ],
  },
  {
    title: 'until the browser shows an edit',
    unit: 'ms',
    text: 'From the saved file to the new text, among 1,000 pages.',
    results: [
      {tool: 'Lectern', amount: 36},
      {tool: 'VitePress', amount: 164},
    ],
  },
  {
    title: 'of JavaScript for a first page',
    unit: 'kB',
    text: 'Compressed. React and the rest come when the reader first moves.',
    results: [
      {tool: 'Lectern', amount: 2.3},
      {tool: 'Docusaurus', amount: 344},
      {tool: 'Starlight', amount: 3.6},
    ],
  },
];

/** Formats an amount: "5.8 s", "31 ms", "344 kB". */
export function formatAmount(amount: number, unit: Measure['unit']): string {
  return `${unit === 'kB' ? Math.round(amount) : amount} ${unit}`;
}
