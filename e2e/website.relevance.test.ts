import fs from 'node:fs';
import path from 'node:path';
import {LocalEngine} from '@lectern/theme-search/dist/local/client/LocalEngine.js';
import {loadStem} from '@lectern/theme-search/dist/local/client/stemmers.js';
import {beforeAll, expect, test} from 'vitest';
import {buildWebsite} from './harness/index.js';

/** Queries, and a part of the path of the page that answers them. */
const expected = fs
  .readFileSync(new URL('website.relevance.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string]);

/** Where the page has to come. */
const BEST = 3;
/** How many queries may fail: words have more than one good answer. */
const MOST_FAILURES = Math.floor(expected.length * 0.05);

let engine: LocalEngine;

beforeAll(async () => {
  const {outDir} = await buildWebsite();
  engine = new LocalEngine({
    readFile: async (file) => JSON.parse(fs.readFileSync(path.join(outDir, file), 'utf8')),
    loadStem: () => loadStem('en'),
    isChanging: false,
  });
});

/** Paths of the pages that are found, the best first. */
async function pagesFor(text: string): Promise<string[]> {
  const query = {text, tags: ['default', 'docs-default-current'], page: 0, hitsPerPage: 15};
  const {hits} = await engine.search(query, new AbortController().signal);
  return [...new Set(hits.map(({url}) => url.replace(/#.*/, '')))];
}

test('queries about the docs find the page that answers them among the first three', async () => {
  const failures: string[] = [];
  for (const [query, part] of expected) {
    const found = await pagesFor(query);
    if (!found.slice(0, BEST).some((url) => url.includes(part))) {
      failures.push(`${query} → ${part}: ${found.slice(0, 5).join(' ')}`);
    }
  }
  expect(expected.length).toBeGreaterThanOrEqual(60);
  expect(failures.length, failures.join('\n')).toBeLessThanOrEqual(MOST_FAILURES);
});
