import {expect, test} from 'vitest';
import {ancestorsOf, listRows, openToDepth, pathText, pointerTo, shortText} from './tree.js';

const document = {title: 'T', nav: {items: [{label: 'a/b'}, {}]}, editUrl: {$: 'function'}};

const shown = (open: readonly string[]) =>
  listRows(document, new Set(open)).map(({path, level, isOpen}) => [path, level, isOpen]);

test('what is folded hides the values in it', () => {
  expect(shown([])).toEqual([['', 1, false]]);
  expect(shown(['', '/nav'])).toEqual([
    ['', 1, true],
    ['/title', 2, undefined],
    ['/nav', 2, true],
    ['/nav/items', 3, false],
    ['/editUrl', 2, undefined],
  ]);
});

test('rows know their place among the values beside them', () => {
  const rows = listRows(document, new Set(['', '/nav', '/nav/items']));
  expect(rows.find(({path}) => path === '/nav/items/1')).toEqual({
    path: '/nav/items/1',
    name: '1',
    value: {},
    level: 4,
    position: 2,
    siblings: 2,
  });
});

test('entries of lists that have a path are labelled by it', () => {
  const routes = [{path: '/docs', routes: [{path: '/docs/a b', exact: true}]}, {path: ''}, {path: 5}, ['/x']];
  const rows = listRows(
    {routes, path: {path: '/p'}},
    new Set(['', '/routes', '/routes/0', '/routes/0/routes']),
  );
  expect(rows.map(({path, name}) => [path, name])).toEqual([
    ['', undefined],
    ['/routes', 'routes'],
    ['/routes/0', '/docs'],
    ['/routes/0/path', 'path'],
    ['/routes/0/routes', 'routes'],
    ['/routes/0/routes/0', '/docs/a b'],
    ['/routes/1', '1'],
    ['/routes/2', '2'],
    ['/routes/3', '3'],
    ['/path', 'path'],
  ]);
});

test('a depth unfolds values that have some in them', () => {
  expect(openToDepth(document, 0)).toEqual([]);
  expect(openToDepth(document, 1)).toEqual(['']);
  expect(openToDepth(document, 9)).toEqual(['', '/nav', '/nav/items', '/nav/items/0']);
});

test('pointers keep names apart that have signs of pointers in them', () => {
  expect(pointerTo('/a', 'b/c~')).toBe('/a/b~1c~0');
  expect(ancestorsOf('/a/b~1c')).toEqual(['', '/a']);
  expect(pathText('/nav/items/0/label', document)).toBe('nav.items[0].label');
  expect(pathText('/a~1b/0', {'a/b': {0: 1}})).toBe('["a/b"]["0"]');
  expect(pathText('', document)).toBe('');
});

test('a value is written on one line', () => {
  expect([document, [1, 2], [], {}, 'a\nb', null, document.editUrl].map(shortText)).toEqual([
    '{3}',
    '[2]',
    '[]',
    '{}',
    '"a\\nb"',
    'null',
    'function',
  ]);
});

test('a list with very many values is listed without a noticeable pause', () => {
  const long = {items: Array.from({length: 200_000}, (_item, index) => ({index}))};
  const start = process.cpuUsage();
  expect(listRows(long, new Set(['', '/items']))).toHaveLength(200_002);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000);
});
