import {expect, test} from 'vitest';
import {reportDuplicateRoutes} from './reportDuplicates.js';

const duplicates = [{path: '/a', claims: ['pages: src/pages/a.md', 'docs: docs/a.md']}];

function reported(severity: 'ignore' | 'log' | 'warn' | 'throw', found = duplicates): string[] {
  const said: string[] = [];
  const note = (how: string) => (message: string) =>
    void said.push(`${how} ${message.split('\n').slice(0, 4).join('|')}`);
  try {
    reportDuplicateRoutes({duplicates: found}, severity, {warn: note('warn'), log: note('log')});
  } catch (error) {
    said.push(`throw ${(error as {code?: string}).code}`);
  }
  return said;
}

test('two pages with one path are reported as the option says', () => {
  const text =
    '[DUPLICATE_ROUTES] Several pages have the same path:|- /a|    pages: src/pages/a.md|    docs: docs/a.md';
  expect(reported('warn')).toEqual([`warn ${text}`]);
  expect(reported('log')).toEqual([`log ${text}`]);
  expect(reported('throw')).toEqual(['throw DUPLICATE_ROUTES']);
  expect(reported('ignore')).toEqual([]);
  expect(reported('throw', [])).toEqual([]);
});
