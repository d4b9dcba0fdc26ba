import {expect, test} from 'vitest';
import {bundleEnvironment} from './environment.js';

test('variables decide what becomes part of the code, which React it is, and whether caches count', () => {
  expect(bundleEnvironment({})).toEqual({inlineLimit: 10_000, pinsReact: true, usesCache: true});
  expect(
    bundleEnvironment({
      WEBPACK_URL_LOADER_LIMIT: '0',
      DOCUSAURUS_NO_REACT_ALIASES: 'true',
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    }),
  ).toEqual({inlineLimit: 0, pinsReact: false, usesCache: false});
  expect(bundleEnvironment({WEBPACK_URL_LOADER_LIMIT: 'much', DOCUSAURUS_NO_REACT_ALIASES: 'false'})).toEqual(
    bundleEnvironment({}),
  );
});
