import fs from 'node:fs';
import {expect, test} from 'vitest';
import {barsOf, charts, chartsOf} from './charts';
import {parseResults} from './parseResults';

const text = fs.readFileSync(new URL('../../../../bench/RESULTS.md', import.meta.url), 'utf8');
const results = parseResults(text);

test('every line of the file is read', () => {
  const {sections, machine, versions} = results;
  const tables = sections.flatMap((section) => section.tables);
  const rows = tables.flatMap((table) => table.rows);
  // Lines of a table, without its two first ones.
  expect(rows).toHaveLength(
    text.split('\n').filter((line) => line.startsWith('|')).length - 2 * tables.length,
  );
  const items = sections.flatMap((section) => section.items);
  expect(machine.length + items.length).toBe(text.split('\n').filter((line) => line.startsWith('- ')).length);
  expect(versions.length).toBeGreaterThan(0);
  for (const {caption, columns, rows: all} of tables) {
    expect(caption).not.toBe('');
    for (const {cells} of all) expect(cells).toHaveLength(columns.length);
  }
});

test('every chart has a table with its column, and a bar for Lectern', () => {
  const sized = results.sections.filter(({tables}) => tables.length > 0);
  expect(sized.length).toBeGreaterThan(0);
  for (const {tables} of sized) {
    const drawn = tables.flatMap((table) => chartsOf(table).map((chart) => ({table, chart})));
    expect(drawn).toHaveLength(Object.values(charts).flat().length);
    for (const {table, chart} of drawn) {
      expect(table.columns).toContain(chart.column);
      expect(barsOf(table, chart).filter(({isOurs}) => isOurs)).toHaveLength(2);
      expect(barsOf(table, chart).length).toBeGreaterThan(3);
    }
  }
});

test('a file without a table is an error', () => {
  expect(() => parseResults('# Side by side\n')).toThrow('no date or no table');
});
