import {expect, test} from 'vitest';
import {fingerprint as fingerprintIn} from './fingerprint.js';

const fingerprint = (value: unknown) => fingerprintIn(value, '/site');

class Plugin {
  constructor(readonly options: object) {}
}

test('equal configurations have equal fingerprints, whatever the order of their fields', () => {
  const one = {plugins: [new Plugin({a: 1, b: /x/})], rules: [{test: (file: string) => file !== ''}]};
  const other = {rules: [{test: (file: string) => file !== ''}], plugins: [new Plugin({b: /x/, a: 1})]};
  expect(fingerprint(one)).toBe(fingerprint(other));
});

test.each([
  ['an option of a plugin', [new Plugin({locale: 'en'})], [new Plugin({locale: 'fr'})]],
  ['the class of a plugin', [new Plugin({})], [{options: {}}]],
  ['a regular expression', {test: /a/}, {test: /b/}],
  ['the source of a function', {test: () => 1}, {test: () => 2}],
  [
    'an option behind a function',
    Object.assign(() => 1, {locale: 'en'}),
    Object.assign(() => 1, {locale: 'fr'}),
  ],
  ['a number and its text', {a: 1}, {a: '1'}],
  ['an entry of a map', new Map([['a', 1]]), new Map([['a', 2]])],
])('%s changes the fingerprint', (_what, one, other) => {
  expect(fingerprint(one)).not.toBe(fingerprint(other));
});

test('objects that contain themselves have a fingerprint', () => {
  const cyclic: {self?: object; name: string} = {name: 'a'};
  cyclic.self = cyclic;
  expect(fingerprint(cyclic)).toBe(fingerprint(cyclic));
});

test('a site that was moved together with its packages has the same fingerprint', () => {
  const config = (dir: string) => ({
    alias: {'@site': dir, react: `${dir}/node_modules/react`, [`${dir}/.docusaurus`]: `${dir}/.site`},
    core: `${dir.replace(/\/[^/]+$/, '')}/packages/core`,
    baseUrl: '/docs/',
  });
  const moved = fingerprintIn(config('/elsewhere/repo/site'), '/elsewhere/repo/site');
  expect(fingerprintIn(config('/repo/site'), '/repo/site')).toBe(moved);
  expect(fingerprintIn(config('/repo/site'), '/repo/other')).not.toBe(moved);
});

test('a URL path and the same path with a slash have different fingerprints', () => {
  expect(fingerprint({baseUrl: '/docs/'})).not.toBe(fingerprint({baseUrl: '/docs'}));
});
