import type {ResultTable} from './parseResults';

export interface Chart {
  readonly title: string;
  readonly unit: string;
  /** Name of the column in bench/RESULTS.md. */
  readonly column: string;
}

/** Charts of a table: beginning of its caption → charts. In all of them, less is better. */
export const charts: {readonly [caption: string]: readonly Chart[]} = {
  Build: [
    {title: 'First build', unit: 's', column: 'cold s'},
    {title: 'Build after one edit', unit: 's', column: 'one edit s'},
    {title: 'Most memory of a first build', unit: 'MB', column: 'cold peak MB'},
  ],
  'One docs page': [
    {title: 'All files of a first visit', unit: 'kB', column: 'total KB'},
    {title: 'Of these, JavaScript', unit: 'kB', column: 'JS'},
  ],
  'Main thread': [
    {title: 'Until the largest element is painted', unit: 'ms', column: 'LCP ms'},
    {title: 'Time in which the page cannot react', unit: 'ms', column: 'blocking ms'},
  ],
  'Output and cache': [{title: 'Size of the output', unit: 'MB', column: 'MB'}],
  'Dev server': [
    {title: 'Start of the development server', unit: 's', column: 'cold start s'},
    {title: 'From an edit to the new text', unit: 'ms', column: 'edit → text ms'},
  ],
};

export function chartsOf({caption}: ResultTable): readonly Chart[] {
  return Object.entries(charts).find(([beginning]) => caption.startsWith(beginning))?.[1] ?? [];
}

/** Names of the tools in charts. Tools without a name are in the tables only. */
const names: {readonly [tool: string]: string} = {
  'lectern-still': 'Lectern',
  lectern: 'Lectern, live pages',
  'docusaurus-faster': 'Docusaurus, faster settings',
  'docusaurus-classic': 'Docusaurus',
  rspress: 'Rspress',
  vitepress: 'VitePress',
  starlight: 'Starlight',
  hugo: 'Hugo, small template',
};

export interface Bar {
  readonly name: string;
  readonly isOurs: boolean;
  readonly amount: number;
}

/** Bars of a chart, in the order of the table, without tools that were not measured. */
export function barsOf(table: ResultTable, {column}: Chart): readonly Bar[] {
  const at = table.columns.indexOf(column);
  return table.rows.flatMap(({tool, cells}): Bar[] => {
    const name = names[tool];
    const amount = Number.parseFloat(cells[at] ?? '');
    return name === undefined || Number.isNaN(amount)
      ? []
      : [{name, isOurs: tool.startsWith('lectern'), amount}];
  });
}
