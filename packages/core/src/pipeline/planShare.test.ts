import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import {type KnownCosts, planShare} from './planShare.js';
import {rangeOf} from './shares.js';

const NOTHING: KnownCosts = {pages: new Map(), contents: new Map()};

function planOf(
  files: {readonly [source: string]: string},
  pages: {readonly [path: string]: readonly string[]},
) {
  const dir = tempSite(files);
  return {
    contents: Object.fromEntries(
      Object.keys(files).map((name) => [name, {source: name, file: path.join(dir, name), rule: 0}]),
    ),
    pages: Object.entries(pages).map(
      ([route, content]): PlannedPage => ({
        ...{path: route, htmlFile: `${route}.html`, payloadFile: `${route}.json`},
        ...{chain: [], content},
      }),
    ),
  };
}

const shareOf = (plan: ReturnType<typeof planOf>, index: number, costs = NOTHING) => {
  const {pages, contents} = planShare(plan, costs, rangeOf({index, count: 2}, 0, 1));
  return {pages: pages.map((page) => page.path), files: Object.keys(contents)};
};

test('a share has the files of its pages; those that no page shows are in the last one', () => {
  const plan = planOf(
    {a: 'x', b: 'x', c: 'x', note: 'x'},
    {'/a': ['a'], '/b': ['b'], '/list': ['a', 'b', 'c'], '/c': ['c']},
  );
  expect(shareOf(plan, 1)).toEqual({pages: ['/a', '/b'], files: ['a', 'b']});
  expect(shareOf(plan, 2)).toEqual({pages: ['/list', '/c'], files: ['a', 'b', 'c', 'note']});
});

test('without measured costs, large files count more', () => {
  const plan = planOf({a: 'x'.repeat(100_000), b: 'x', c: 'x'}, {'/a': ['a'], '/b': ['b'], '/c': ['c']});
  expect(shareOf(plan, 1).pages).toEqual(['/a']);
});

test('measured costs of pages and files decide', () => {
  const plan = planOf({a: 'x', b: 'x', c: 'x'}, {'/a': ['a'], '/b': ['b'], '/c': ['c']});
  const stamp = {mtimeMs: 0, size: 1, hash: ''};
  const pages = new Map([
    ['/a', 10],
    ['/b', 10],
    ['/c', 10],
  ]);
  const contents = new Map([
    ['a', {cost: 10, stamp}],
    ['b', {cost: 10, stamp}],
    ['c', {cost: 90, stamp}],
  ]);
  expect(shareOf(plan, 1, {pages, contents}).pages).toEqual(['/a', '/b']);
  expect(shareOf(plan, 1, {pages: new Map([...pages, ['/a', 1000]]), contents}).pages).toEqual(['/a']);
});

test('files that do not exist, and no pages, are no error', () => {
  const plan = planOf({}, {'/a': [], '/b': ['gone']});
  expect([shareOf(plan, 1), shareOf(plan, 2)]).toEqual([
    {pages: ['/a'], files: []},
    {pages: ['/b'], files: []},
  ]);
  expect(shareOf(planOf({}, {}), 1)).toEqual({pages: [], files: []});
});
