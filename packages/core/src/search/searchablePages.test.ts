import {expect, test} from 'vitest';
import type {CompiledContent} from '../compile/ArtifactCache.js';
import {
  contentText,
  indexedPage,
  isSearchable,
  type PageText,
  type PageToIndex,
  sortPages,
} from './searchablePages.js';

const section = (text: string) => ({id: null, heading: '', level: 1, text, code: ''});

const planned = (more: Partial<PageToIndex> = {}): PageToIndex => ({
  path: '/docs/a',
  htmlFile: 'docs/a/index.html',
  content: ['@site/docs/a.md'],
  chain: [{path: '/docs', component: 'code:@theme/Docs', plugin: {name: 'docs', id: 'second'}}],
  ...more,
});

const text = (more: Partial<PageText> = {}): PageText => ({
  hash: '1',
  title: 'Text title',
  description: '',
  keywords: [],
  sections: () => [section('Text')],
  ...more,
});

test('what a route tells counts more than what its text does', () => {
  const search = {tag: 'docs-default-1', version: '1', title: 'Title', keywords: ['k'], lastUpdatedAt: 7};
  expect(indexedPage(planned({search}), text({description: 'D'}))?.page).toMatchObject({
    path: '/docs/a',
    title: 'Title',
    description: 'D',
    keywords: ['k'],
    tag: 'docs-default-1',
    version: '1',
    plugin: {name: 'docs', id: 'second'},
    lastUpdatedAt: 7,
  });
  expect(indexedPage(planned(), text())?.page).toMatchObject({title: 'Text title', tag: 'default'});
});

test('the key changes with every fact and with the text, and with nothing else', () => {
  const key = (search: PageToIndex['search'], hash = '1') =>
    indexedPage(planned({search}), text({hash}))?.page.key;
  const keys = [
    key({title: 'A'}),
    key({title: 'B'}),
    key({title: 'A', lastUpdatedAt: 1}),
    key({title: 'A'}, '2'),
  ];
  expect(new Set(keys).size).toBe(4);
  expect(key({title: 'A'})).toBe(keys[0]);
});

test('lists, the not-found page and pages without any text are left out', () => {
  const two = ['@site/blog/a.md', '@site/blog/b.md'];
  expect(isSearchable(planned({content: two}))).toBe(false);
  expect(isSearchable(planned({content: two, search: {title: 'Mine'}}))).toBe(true);
  expect(isSearchable(planned({content: []}))).toBe(true);
  expect(isSearchable(planned({search: false}))).toBe(false);
  expect(isSearchable(planned({htmlFile: '404.html', content: []}))).toBe(false);
  expect(indexedPage(planned(), text({title: '', sections: () => []}))).toBeUndefined();
});

test('the text of a page is followed by that of the Markdown which it imports, each once', () => {
  const content = (hash: string, imports: string[]) =>
    ({imports, sections: {hash, title: hash}}) as unknown as CompiledContent;
  const contents = new Map([
    ['a', content('A', ['code:x', 'content:b', 'content:c'])],
    ['b', content('B', ['content:c'])],
    ['c', content('C', ['content:a'])],
  ]);
  const found = contentText('a', contents, {read: (hash) => [section(hash)]});
  expect(found.sections().map((one) => one.text)).toEqual(['A', 'B', 'C']);
  expect(found).toMatchObject({hash: 'A B C', title: 'A'});
});

test('pages are ordered by path', () => {
  const pages = ['/b', '/a', '/B', '/ä'].flatMap((path) => indexedPage(planned({path}), text()) ?? []);
  expect(sortPages(pages).map(({page}) => page.path)).toEqual(['/B', '/a', '/b', '/ä']);
});
