import {expect, test} from 'vitest';
import {filterTOC, type TOCTreeNode, treeifyTOC} from './tree.js';

const heading = (level: number, id: string) => ({level, id, value: id});

type Shape = readonly (string | readonly [string, Shape])[];
const shape = (nodes: readonly TOCTreeNode[]): Shape =>
  nodes.map(({id, children}) => (children.length === 0 ? id : ([id, shape(children)] as const)));

test('headings nest below the nearest earlier heading of higher rank', () => {
  const toc = [heading(2, 'a'), heading(3, 'b'), heading(3, 'c'), heading(2, 'd'), heading(4, 'e')];
  expect(shape(treeifyTOC(toc))).toEqual([
    ['a', ['b', 'c']],
    ['d', ['e']],
  ]);
});

test('skipped levels do not lose headings', () => {
  const toc = [heading(4, 'a'), heading(2, 'b'), heading(6, 'c'), heading(3, 'd')];
  expect(shape(treeifyTOC(toc))).toEqual(['a', ['b', ['c', 'd']]]);
});

test('children of a heading outside the levels move up', () => {
  const tree = treeifyTOC([heading(2, 'a'), heading(3, 'b'), heading(4, 'c')]);
  expect(shape(filterTOC({toc: tree, minHeadingLevel: 3, maxHeadingLevel: 4}))).toEqual([['b', ['c']]]);
  expect(shape(filterTOC({toc: tree, minHeadingLevel: 2, maxHeadingLevel: 2}))).toEqual(['a']);
});
