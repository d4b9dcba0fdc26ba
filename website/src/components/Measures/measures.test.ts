import fs from 'node:fs';
import {expect, test} from 'vitest';
import {measures} from './measures';

const results = fs.readFileSync(new URL('../../../../bench/RESULTS.md', import.meta.url), 'utf8');

/**
 * Reads a column of a table: tool → number, without the ratio in brackets. The table is in `section` and begins with
 * `tableStart`.
 */
function column(section: string, tableStart: string, name: string): (tool: string) => number {
  const afterSection = results.slice(results.indexOf(`## ${section}\n`));
  const [head = '', , ...rows] =
    afterSection.slice(afterSection.indexOf(tableStart)).split('\n\n')[0]?.split('\n') ?? [];
  const cells = (row: string) => row.split('|').map((cell) => cell.trim());
  const at = cells(head).indexOf(name);
  return (tool) => Number.parseFloat(rows.map(cells).find((row) => row[1] === tool)?.[at] ?? '');
}

const rowNames: {readonly [tool: string]: string} = {Docusaurus: 'docusaurus-faster'};

test.each([
  ['to build 1,000 pages', column('1,000 pages', '| tool | cold s', 'cold s')],
  ['to build them again', column('1,000 pages', '| tool | cold s', 'one edit s')],
  [
    'until the browser shows an edit',
    column('Dev server, 1,000 pages', '| tool | cold start', 'edit → text ms'),
  ],
  ['of JavaScript for a first page', column('1,000 pages, all tools', '| tool | total KB', 'JS')],
])('the home page shows what was measured: %s', (title, measuredBy) => {
  const shown = measures.find((measure) => measure.title === title)?.results ?? [];
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(
    shown.map(({tool}) => ({tool, amount: measuredBy(rowNames[tool] ?? tool.toLowerCase())})),
  );
});
