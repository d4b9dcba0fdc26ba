import {expect, test} from 'vitest';
import type {Doc} from '../model/Doc.js';
import type {DocsContent, VersionContent} from '../model/VersionContent.js';
import {docsOptionsSchema, type PluginOptions} from '../options.js';
import {leftOutVersion} from '../VersionsOnRequest.js';
import {readingLists} from './readingLists.js';

const doc = (id: string, facts: Partial<Doc> = {}) =>
  ({
    id,
    title: id.toUpperCase(),
    description: '',
    permalink: `/docs/${id}`,
    unlisted: false,
    frontMatter: {},
    ...facts,
  }) as Doc;

const version = (label: string, facts: Partial<VersionContent>) =>
  ({label, path: '/docs', isLast: true, docs: [], sidebars: {}, ...facts}) as VersionContent;

const link = (id: string) => ({type: 'doc', id}) as const;
const category = (label: string, items: readonly object[]) =>
  ({
    type: 'category',
    label,
    items,
    collapsible: true,
    collapsed: false,
    link: {type: 'doc', id: 'e'},
  }) as const;

const options = (own: object = {}) => docsOptionsSchema.parse(own) as unknown as PluginOptions;

/** Titles of sections with the ids of their pages. */
const shape = (content: DocsContent) =>
  readingLists(content, options()).map(({title, path, isMain, sections}) => ({
    list: `${title} ${path} ${isMain}`,
    sections: sections.map(({title: heading, pages}) => [heading, ...pages.map((page) => page.title)]),
  }));

test('docs are in the order of sidebars: categories at the top are sections, docs without a sidebar come last', () => {
  const sidebars = {
    main: [link('b'), category('Guides', [link('a'), category('Inner', [link('c')])]), link('d')],
  } as unknown as VersionContent['sidebars'];
  const docs = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => doc(id));
  expect(shape({loadedVersions: [version('Next', {docs, sidebars})]})).toEqual([
    {
      list: 'Docs /docs true',
      sections: [
        [undefined, 'B', 'D'],
        ['Guides', 'E', 'A', 'E', 'C'],
        ['Other pages', 'F'],
      ],
    },
  ]);
});

test('each version has a list; unlisted docs and those that ask for it are left out', () => {
  const docs = [
    doc('a'),
    doc('b', {unlisted: true}),
    doc('c', {frontMatter: {description: undefined, tags: [], llms_txt: false}}),
  ];
  const loadedVersions = [version('2.0', {docs}), version('1.0', {docs, path: '/docs/1.0', isLast: false})];
  expect(shape({loadedVersions})).toEqual([
    {list: 'Docs 2.0 /docs true', sections: [[undefined, 'A']]},
    {list: 'Docs 1.0 /docs/1.0 false', sections: [[undefined, 'A']]},
  ]);
  expect(readingLists({loadedVersions}, options({llmsTxt: false}))).toEqual([]);
  expect(readingLists({loadedVersions}, options({id: 'community'}))[0]?.title).toBe('Community 2.0');
});

test('a version that is left out so far has no list', () => {
  const loadedVersions = [version('2.0', {docs: [doc('a')]}), leftOutVersion(version('1.0', {}))];
  expect(shape({loadedVersions}).map(({list}) => list)).toEqual(['Docs 2.0 /docs true']);
});
