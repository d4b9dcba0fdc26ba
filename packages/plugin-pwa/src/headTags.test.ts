import {expect, test} from 'vitest';
import {headTags} from './headTags.js';
import {pwaOptionsSchema} from './options.js';

const hrefs = (values: readonly string[], baseUrl: string) =>
  headTags(
    values.map((href) => ({tagName: 'link', href})),
    baseUrl,
  ).map(({attributes}) => attributes?.href);

test('paths of files get the base URL', () => {
  expect(
    hrefs(['manifest.json', '/manifest.json', '/base/manifest.json', 'img/a.png?v=1'], '/base/'),
  ).toEqual(['/base/manifest.json', '/base/manifest.json', '/base/manifest.json', '/base/img/a.png?v=1']);
  expect(hrefs(['/img/a.png', 'img/a.png'], '/')).toEqual(['/img/a.png', '/img/a.png']);
});

test('all else stays as it is', () => {
  const values = [
    'https://other.example/a.png',
    '//other.example/a.png',
    '#25c2a0',
    'width=1.5',
    'black-translucent',
  ];
  expect(hrefs(values, '/base/')).toEqual(values);
  expect(headTags([{tagName: 'meta', name: 'a.png', content: 'a.png'}], '/base/')).toEqual([
    {tagName: 'meta', attributes: {name: 'a.png', content: '/base/a.png'}},
  ]);
});

test('the defaults are those of Docusaurus, and the bound', () => {
  expect(pwaOptionsSchema.parse({})).toEqual({
    id: 'default',
    debug: false,
    offlineModeActivationStrategies: ['appInstalled', 'queryString', 'standalone'],
    injectManifestConfig: {},
    pwaHead: [],
    swRegister: './registerSw.js',
    maxPrecacheBytes: 20_000_000,
    selfDestroying: false,
  });
});
