import type {Problem} from '@lectern/core/content-helpers';
import {expect, test} from 'vitest';
import {normalizeSidebars} from './normalize.js';

const defaults = {sidebarCollapsible: true, sidebarCollapsed: true};
const file = '/site/sidebars.ts';

function normalize(sidebars: unknown, text = '') {
  const problems: Problem[] = [];
  const normalized = normalizeSidebars(sidebars, {source: {file, text}, defaults, problems});
  return {normalized, problems: problems.map(({line, message}) => `${line ?? '?'} ${message}`)};
}

test('shorthands are written out and defaults filled in', () => {
  expect(
    normalize({
      docs: {Start: ['a', {type: 'category', label: 'Inner', collapsible: false, items: {Deep: ['b']}}]},
    }).normalized,
  ).toEqual({
    docs: [
      {
        type: 'category',
        label: 'Start',
        collapsible: true,
        collapsed: true,
        link: undefined,
        items: [
          {type: 'doc', id: 'a'},
          {
            type: 'category',
            label: 'Inner',
            collapsible: false,
            collapsed: false,
            link: undefined,
            items: [
              {
                type: 'category',
                label: 'Deep',
                collapsible: true,
                collapsed: true,
                link: undefined,
                items: [{type: 'doc', id: 'b'}],
              },
            ],
          },
        ],
      },
    ],
  });
});

test('every mistake is reported, with its place', () => {
  const text = `export default {docs: [\n  {type: 'dok', id: 'a'},\n  {type: 'link', label: 'Home'},\n  {type: 'category', label: 'Empty', items: []},\n  42,\n]};`;
  const sidebars = {
    docs: [
      {type: 'dok', id: 'a'},
      {type: 'link', label: 'Home'},
      {type: 'category', label: 'Empty', items: []},
      42,
    ],
  };
  expect(normalize(sidebars, text).problems).toEqual([
    '2 (docs[0]) There is no item type "dok". Did you mean "doc"?',
    '3 (docs[1]) "href" must be a string, but is missing.',
    '4 (docs[2]) The category "Empty" has neither items nor a link: it leads nowhere.',
    '? (docs[3]) Expected a doc id or an item, found 42.',
  ]);
});

test.each([
  ['nothing', undefined, 'exports nothing'],
  ['a list', ['a'], 'exports an array'],
  ['text', 'a', 'exports "a"'],
])('a file that exports %s has no sidebars', (_name, sidebars, words) => {
  expect(normalize(sidebars).problems).toEqual([expect.stringContaining(words)]);
});

test('a category that contains itself is named, whatever way it does', () => {
  const text = 'const loop = {\n  type: "category",\n  label: "Loop",\n};\nconst Inner = {};';
  const loop = {type: 'category', label: 'Loop', items: ['a'] as unknown[]};
  loop.items.push(loop);
  expect(normalize({docs: [loop]}, text).problems).toEqual([
    '3 (docs[0].items[1].items) The category "Loop" contains itself: its items are those of docs[0].items.',
  ]);
  const outer: {Outer: object} = {Outer: []};
  const inner = {type: 'category', label: 'Inner', items: outer};
  outer.Outer = [inner];
  expect(normalize({docs: outer}, text).problems).toEqual([
    '? (docs.Outer.items[0].items) The category "Inner" contains itself: its items are those of docs.',
  ]);
  const sidebars: {docs?: unknown} = {};
  sidebars.docs = sidebars;
  expect(normalize(sidebars).problems).toHaveLength(1);
});

test('the same items in two places are not a loop', () => {
  const shared = ['a'];
  expect(normalize({docs: {One: shared, Two: shared}}).problems).toEqual([]);
});
