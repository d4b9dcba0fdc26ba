import {expect, test} from 'vitest';
import {mayHavePage, sectionsOf} from './sections.js';

const baseUrl = '/base/';

test('the first segments of pages tell which paths can have one', () => {
  const paths = ['/base/', '/base/docs/a', '/base/docs/b', '/base/About.html', '/base/%C3%BCber'];
  const sections = sectionsOf(paths, {baseUrl, openRoutes: ['/base/docs']});
  expect(sections).toEqual(['', 'about', 'docs', 'über']);
  const may = (pathname: string) => mayHavePage(pathname, {baseUrl, sections});
  const yes = [
    '/base/',
    '/base',
    '/base/index.html',
    '/base/docs/new',
    '/base/DOCS',
    '/base/about',
    '/base/über',
  ];
  expect(yes.filter((path) => !may(path))).toEqual([]);
  expect(['/base/shop/', '/base/shop', '/base/doc'].filter(may)).toEqual([]);
});

test('nothing is ruled out where any path may have a page, or where the list would be long', () => {
  expect(sectionsOf(['/base/', '/base/a'], {baseUrl, openRoutes: ['/base/']})).toBeNull();
  const many = Array.from({length: 101}, (_, at) => `/base/${at}`);
  expect(sectionsOf(many, {baseUrl, openRoutes: []})).toBeNull();
  expect(sectionsOf(many.slice(1), {baseUrl, openRoutes: []})).toHaveLength(100);
  expect(mayHavePage('/base/shop', {baseUrl, sections: null})).toBe(true);
});
