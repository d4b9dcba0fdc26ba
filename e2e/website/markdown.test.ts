import {expect, test} from 'vitest';
import {buildWebsite} from '../harness/index.js';
import {compareMarkdown} from '../harness/markdownRoundTrip.js';

/**
 * Pages whose cards are a list of links in the Markdown, but headings in the HTML.
 */
const CARDS = ['tests/docs/tests/category-links/with-category-name-doc.md'];

test('a parser finds the same headings, links, code and cells in the Markdown and in the HTML of a page', async () => {
  const {outDir} = await buildWebsite();
  const {pages, differing} = compareMarkdown(outDir, 'https://lectern.example/');
  expect(pages).toBeGreaterThan(600);
  expect(differing.filter(({file}) => !CARDS.includes(file))).toEqual([]);
});
