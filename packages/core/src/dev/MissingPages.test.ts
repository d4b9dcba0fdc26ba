import {expect, test} from 'vitest';
import {testPlugin} from '../../test/testPlugin.js';
import type {Plugin} from '../plugins/Plugin.js';
import {MissingPages} from './MissingPages.js';

/** Makes `MissingPages` of plugins with these hooks. `loaded` gets the name of each plugin that is loaded again. */
function setUp(...hooks: readonly Plugin['findMissingPage'][]) {
  const loaded: string[] = [];
  const plugins = hooks.map((findMissingPage, index) =>
    testPlugin({name: `plugin-${index}`, ...(findMissingPage && {findMissingPage})}),
  );
  const missing = new MissingPages({
    site: {plugins: {plugins}},
    updates: {
      settled: Promise.resolve(),
      load: async ({plugin}) => void loaded.push(plugin.name),
    },
  });
  return {missing, loaded};
}

test('the first plugin that has more content is loaded once, even if the page is missing afterwards', async () => {
  const {missing, loaded} = setUp(
    undefined,
    () => undefined,
    ({path}) => path === '/a',
    () => true,
  );
  expect(await missing.load('/a')).toBeUndefined();
  expect(loaded).toEqual(['plugin-2']);
});

test('a plugin redirects, before or after its content is loaded', async () => {
  let isLoaded = false;
  const redirecting = setUp(() => '/main');
  expect(await redirecting.missing.load('/a')).toBe('/main');
  expect(redirecting.loaded).toEqual([]);
  const loading = setUp(() => {
    if (isLoaded) return '/main';
    isLoaded = true;
    return true;
  });
  expect(await loading.missing.load('/a')).toBe('/main');
  expect(loading.loaded).toEqual(['plugin-0']);
});

test('a hook that throws is reported with its plugin', async () => {
  const {missing} = setUp(() => {
    throw new Error('no');
  });
  await expect(missing.load('/a')).rejects.toThrow(/plugin-0[\s\S]*findMissingPage/);
});
