import fs from 'node:fs';
import path from 'node:path';
import {createReadFile, LocalEngine} from '@lectern/site-search/engine';
import {stemmer} from '@orama/stemmers/english';
import {expect, test} from 'vitest';
import {buildWebsite, serveSite} from '../harness/index.js';

/** Maximum number of queries whose page is not in the first three results. If the search improves, lower it. */
const MISSED = 4;

const wanted = fs
  .readFileSync(path.join(import.meta.dirname, 'relevance.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [query: string, page: string]);

test('what readers look for in the docs is among the first three pages', async () => {
  const {dir, outDir} = await buildWebsite();
  const server = await serveSite(dir, outDir);
  const engine = new LocalEngine({
    readFile: createReadFile(`${server.url}/`, () => undefined),
    loadStem: async () => stemmer,
    isChanging: false,
  });
  const firstPages = async (text: string) => {
    const query = {text, tags: ['default', 'docs-default-current'], page: 0, hitsPerPage: 20};
    const {hits} = await engine.search(query, new AbortController());
    const pages = hits.map(({url}) => new URL(url, server.url).pathname.replace(/^\/docs\//, ''));
    return [...new Set(pages)].slice(0, 3);
  };
  expect(wanted.length).toBeGreaterThanOrEqual(60);
  const missed: string[] = [];
  for (const [query, page] of wanted) {
    const pages = await firstPages(query);
    if (!pages.includes(page)) missed.push(`${query}: ${pages.join(', ')}`);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(MISSED);
});
