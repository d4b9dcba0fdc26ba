import fs from 'node:fs';
import {expect, test} from 'vitest';
import {measures} from './measures';

const results = fs.readFileSync(new URL('../../../../bench/RESULTS.md', import.meta.url), 'utf8');

const at1000Pages = results.slice(results.indexOf('## 1000 pages\n'));

/** Reads a column of the table that begins with `tableStart`: tool → number, without the ratio in brackets. */
function column(tableStart: string, name: string): (tool: string) => number {
  const [head = '', , ...rows] =
    at1000Pages.slice(at1000Pages.indexOf(tableStart)).split('\n\n')[0]?.split('\n') ?? [];
  const cells = (row: string) => row.split('|').map((cell) => cell.trim());
  const at = cells(head).indexOf(name);
  return (tool) => Number.parseFloat(rows.map(cells).find((row) => row[1] === tool)?.[at] ?? '');
}

const rowNames: {readonly [tool: string]: string} = {
  Docusaurus: 'docusaurus-faster',
  Lectern: 'lectern-still',
};

test.each([
  ['to build 1,000 pages', column('| tool | cold s', 'cold s')],
  ['to build them again', column('| tool | cold s', 'one edit s')],
  ['until the browser shows an edit', column('| tool | cold start', 'edit → text ms')],
  ['of JavaScript for a first page', column('| tool | total KB', 'JS')],
])('the home page shows what was measured: %s', (title, measuredBy) => {
  const shown = measures.find((measure) => measure.title === title)?.results ?? [];
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(
    shown.map(({tool}) => ({tool, amount: measuredBy(rowNames[tool] ?? tool.toLowerCase())})),
  );
});
