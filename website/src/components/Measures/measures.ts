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
export const buildSeconds = 5.8;

/**
 * Numbers copied from bench/RESULTS.md; `measures.test.ts` checks them. All results of a measure are from the same
 * table.
 */
export const measures: readonly Measure[] = [
  {
    title: 'to build 1,000 pages',
    unit: 's',
    text: 'A first build, with nothing in the cache.',
    results: [
      {tool: 'Lectern', amount: buildSeconds},
      {tool: 'Docusaurus', amount: 29},
      {tool: 'Hugo', amount: 2.2},
    ],
  },
  {
    title: 'to build them again',
    unit: 's',
    text: 'After you edited one paragraph.',
    results: [
      {tool: 'Lectern', amount: 0.8},
      {tool: 'Docusaurus', amount: 16.8},
      {tool: 'Hugo', amount: 2.2},
    ],
  },
  {
    title: 'until the browser shows an edit',
    unit: 'ms',
    text: 'From the saved file to the new text, among 1,000 pages.',
    results: [
      {tool: 'Lectern', amount: 31},
      {tool: 'VitePress', amount: 122},
    ],
  },
  {
    title: 'of JavaScript for a first page',
    unit: 'kB',
    text: 'Compressed, React included. Since this was measured, most pages send 2 kB before the reader moves.',
    results: [
      {tool: 'Lectern', amount: 135.1},
      {tool: 'Docusaurus', amount: 344},
      {tool: 'Starlight', amount: 3.6},
    ],
  },
];

/** Formats an amount: "5.8 s", "31 ms", "135 kB". */
export function formatAmount(amount: number, unit: Measure['unit']): string {
  return `${unit === 'kB' ? Math.round(amount) : amount} ${unit}`;
}
