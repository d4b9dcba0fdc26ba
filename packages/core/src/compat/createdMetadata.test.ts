import {expect, test} from 'vitest';
import {withCreatedMetadata} from './createdMetadata.js';
import {docuHash} from './packages/utils/hashes.js';

const created = {
  data: new Map([
    [`plugin-x/default/${docuHash('@site/notes/a.md')}.json`, '{"title": "A"}'],
    ['plugin-x/default/read-clock.json', '{"title": "Read"}'],
    ['plugin-x/default/broken.json', '{'],
  ]),
  prefix: 'plugin-x/default',
  siteDir: '/site',
  generatedFilesDir: '/site/.site',
};

const modulesOf = (content: string) =>
  withCreatedMetadata({path: '/a', component: '@theme/X', modules: {content}}, created).modules;

test.each([
  ['a source of the site', '@site/notes/a.md', {title: 'A'}],
  ['a file of the site', '/site/notes/a.md', {title: 'A'}],
  [
    'a file that the plugin has created',
    '/site/.site/plugin-x/default/read-clock-content.mdx',
    {title: 'Read'},
  ],
])('Markdown gets the metadata that its plugin has created: %s', (_name, file, metadata) => {
  expect(modulesOf(file)).toEqual({content: {path: file, metadata}});
});

test.each([
  '@site/notes/b.md',
  '/site/.site/plugin-x/default/broken.mdx',
  '/site/.site/plugin-x/default/read-clock.json',
  '@theme/Clock',
])('%s stays as it is', (file) => {
  expect(modulesOf(file)).toEqual({content: file});
});

test('a route without such modules is the same object', () => {
  const child = {path: '/a/b', component: '@theme/X', modules: {content: '@site/notes/b.json'}};
  const route = {path: '/a', component: '@theme/X', routes: [child]};
  expect(withCreatedMetadata(route, created)).toBe(route);
});

test('routes below a route get it as well', () => {
  const child = {
    path: '/a/b',
    component: '@theme/X',
    modules: {content: '@site/notes/a.md', other: ['x.md']},
  };
  const {routes} = withCreatedMetadata({path: '/a', component: '@theme/X', routes: [child]}, created);
  expect(routes?.[0]?.modules).toEqual({
    content: {path: '@site/notes/a.md', metadata: {title: 'A'}},
    other: ['x.md'],
  });
});
