import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {groups, plugins} from '../ecosystem/plugins/index.mjs';
import {pagesOf, readResults} from '../ecosystem/results.mjs';

const root = path.resolve(import.meta.dirname, '..');

test('each plugin has a result, and each result a plugin', () => {
  expect(Object.keys(readResults())).toEqual(plugins.map(({name}) => name));
});

test('each plugin is in one group', () => {
  expect(groups.flatMap((group) => group.plugins)).toEqual(plugins);
});

test('the pages about plugins show the stored results', () => {
  const expected = pagesOf(readResults(), plugins);
  expect(Object.keys(expected)).toHaveLength(2);
  for (const [page, text] of Object.entries(expected))
    expect(fs.readFileSync(path.join(root, page), 'utf8'), `run "pnpm ecosystem --pages"`).toBe(text);
});
