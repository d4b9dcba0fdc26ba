import {expect, test} from 'vitest';
import {MAX_MATCHES, TreeSearch} from './TreeSearch.js';

function find(document: unknown, text: string): readonly string[] {
  const search = new TreeSearch(document, text);
  while (!search.advance(1)) {}
  return search.matches;
}

test('names, texts, numbers and what stands for functions are found, in the order of the document', () => {
  const document = {
    Title: 'Docs',
    items: [{to: '/docs', count: 12}, {onClick: {$: 'function docsClick'}}],
    'a/docs': null,
  };
  expect(find(document, 'docs')).toEqual(['/Title', '/items/0/to', '/items/1/onClick', '/a~1docs']);
  expect(find(document, 'DOCS')).toHaveLength(4);
  expect(find(document, 'title')).toEqual(['/Title']);
  expect(find(document, '12')).toEqual(['/items/0/count']);
  expect(find(document, 'object')).toEqual([]);
});

test('a large document is searched in parts', () => {
  const search = new TreeSearch(
    Array.from({length: 300_000}, () => 'x'),
    'nothing',
  );
  expect(search.advance(0)).toBe(false);
  while (!search.advance(5)) {}
  expect(search.matches).toEqual([]);
});

test('a search ends after very many matches', () => {
  const search = new TreeSearch(
    Array.from({length: 5000}, () => 'x'),
    'x',
  );
  while (!search.advance(5)) {}
  expect([search.matches.length, search.isCut]).toEqual([MAX_MATCHES, true]);
});
