import fs from 'node:fs';
import {expect, test} from 'vitest';

const read = (path: string) => fs.readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const results = read('bench/RESULTS.md');
const at1000Pages = results.slice(results.indexOf('## 1000 pages\n'));
const page = read('website/docs/why-lectern.mdx');

const cells = (row: string) => row.split('|').map((cell) => cell.trim());

/** Cells of the row that begins with `tool`, in the table that begins with `tableStart`: column → number. */
function rowOf(tableStart: string, tool: string): (column: string) => number {
  const [head = '', , ...rows] =
    at1000Pages.slice(at1000Pages.indexOf(tableStart)).split('\n\n')[0]?.split('\n') ?? [];
  const row = rows.map(cells).find((one) => one[1] === tool) ?? [];
  return (column) => Number.parseFloat(row[cells(head).indexOf(column)] ?? '');
}

const measured = (tool: string) => {
  const build = rowOf('| tool | cold s', tool);
  const visit = rowOf('| tool | total KB', tool);
  const dev = rowOf('| tool | cold start', tool);
  return [build('cold s'), build('one edit s'), visit('JS'), dev('edit → text ms')];
};

test.each([
  ['Lectern |', 'lectern-still'],
  ['Lectern, with live pages', 'lectern'],
  ['Docusaurus', 'docusaurus-faster'],
  ['Starlight', 'starlight'],
  ['VitePress', 'vitepress'],
  ['Hugo', 'hugo'],
])('the page "Why Lectern" shows what was measured: %s', (tool, name) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${tool}`) && line.includes(' s |')) ?? '';
  expect(cells(row).slice(2, 6).map(Number.parseFloat)).toEqual(measured(name));
});
