import {expect, test} from 'vitest';
import {normalizeSidebars} from './normalize.js';

const defaults = {sidebarCollapsible: true, sidebarCollapsed: true};
const file = '/site/sidebars.ts';

const normalize = (sidebars: unknown, text = '') => normalizeSidebars(sidebars, {file, text}, defaults);

test('shorthands are written out and defaults filled in', () => {
  expect(
    normalize({
      docs: {Start: ['a', {type: 'category', label: 'Inner', collapsible: false, items: {Deep: ['b']}}]},
    }),
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
  expect(() => normalize(sidebars, text)).toThrow(
    [
      'The sidebars are not valid.',
      `${file}:2 (docs[0]) There is no item type "dok". Did you mean "doc"?`,
      `${file}:3 (docs[1]) "href": Invalid input: expected string, received undefined`,
      `${file}:4 (docs[2]) The category "Empty" has neither items nor a link: it leads nowhere.`,
      `${file} (docs[3]) Expected a doc id or an item, found 42.`,
    ].join('\n'),
  );
});
