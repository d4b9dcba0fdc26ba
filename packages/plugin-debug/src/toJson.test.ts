import {expect, test} from 'vitest';
import {toJson} from './toJson.js';

const read = (value: unknown, siteDir = '/home/me/repo/site'): unknown => JSON.parse(toJson(value, siteDir));

test('plain data stays as it is, without fields that have no value', () => {
  const data = {title: 'T', list: [1, null, true], nested: {empty: {}}};
  expect(read({...data, absent: undefined})).toEqual(data);
  expect(toJson(JSON.parse('{"__proto__": {"a": 1}}'), '/site')).toBe('{"__proto__":{"a":1}}');
});

test('what JSON does not have becomes a text', () => {
  function editUrl() {}
  expect(read([editUrl, () => 1, undefined, 12n, Number.NaN, /a/g, new Date(0), new Uint8Array(3)])).toEqual([
    {$: 'function editUrl'},
    {$: 'function'},
    {$: 'undefined'},
    {$: '12n'},
    {$: 'NaN'},
    {$: '/a/g'},
    {$: '1970-01-01T00:00:00.000Z'},
    {$: '3 bytes'},
  ]);
  expect(read({map: new Map([['a', 1]]), pairs: new Map([[1, 'b']]), set: new Set(['c'])})).toEqual({
    map: {a: 1},
    pairs: [[1, 'b']],
    set: ['c'],
  });
});

test('paths begin at the site, so that the text is the same wherever it is built', () => {
  expect(
    read([
      '/home/me/repo/site',
      '/home/me/repo/site/docs/a.md',
      '!loader!/home/me/repo/site/b.js',
      '/home/me/repo/docs',
      '/home/other',
      '/docs/intro',
    ]),
  ).toEqual([
    '@site',
    '@site/docs/a.md',
    '!loader!@site/b.js',
    '@site/../docs',
    '/home/other',
    '/docs/intro',
  ]);
  expect(read({'/home/me/repo/site/a.md': 1})).toEqual({'@site/a.md': 1});
});

test('an object around itself, and one in two places', () => {
  const shared = {a: 1};
  const item: Record<string, unknown> = {first: shared, second: shared};
  item.self = item;
  expect(read(item)).toEqual({first: shared, second: shared, self: {$: 'a value that contains this one'}});
});

test('a field that cannot be read hides no other', () => {
  const item = {
    get broken(): string {
      throw new Error('no');
    },
    whole: 1,
  };
  expect(read(item)).toEqual({broken: {$: 'could not be read'}, whole: 1});
});

test('depth and size have limits, whatever the value', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(toJson(deep, '/site').includes('more than 100 levels deep')).toBe(true);
  // Each of 60 arrays has the next one twice, so JSON without a limit would have 2 ** 60 strings.
  let wide: unknown = 'x'.repeat(1000);
  for (let level = 0; level < 60; level += 1) wide = [wide, wide];
  const text = toJson(wide, '/site');
  expect(text.includes('left out, as the file')).toBe(true);
  expect(text.length).toBeLessThan(40_000_000);
});
