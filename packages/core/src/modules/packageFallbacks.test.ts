import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {addPackageFallbacks, needsFallbacks} from './packageFallbacks.js';

const LISTS_CORE = '{"type": "module", "peerDependencies": {"@docusaurus/core": "^3"}}';

test.each([
  ['a file that imports a helper package', 'a.mjs', "import {\n  x,\n} from '@docusaurus/utils';", true],
  [
    'a file that names the preset',
    'b.mjs',
    "export default {presets: ['@docusaurus/preset-classic']};",
    false,
  ],
  [
    'types in a comment',
    'c.mjs',
    "/** @type {import('@docusaurus/types').Config} */\nexport default {};",
    false,
  ],
  ['types', 'd.mjs', "import '@docusaurus/types';", false],
  ['what Node does not load by itself', 'e.ts', "import {x} from '@docusaurus/utils';", false],
  ['a package that lists core', 'node_modules/p/index.js', '', true],
  ['a package that has what it lists', 'node_modules/q/index.js', '', false],
  ['a package that sees another copy of core', 'node_modules/r/index.js', '', true],
])('the hook for imports is needed for %s: %s', (_name, file, text, needed) => {
  const dir = tempSite({
    'node_modules/p/package.json': LISTS_CORE,
    'node_modules/q/package.json': '{"type": "module", "peerDependencies": {"@docusaurus/utils": "^3"}}',
    'node_modules/q/node_modules/@docusaurus/utils/package.json': '{}',
    'node_modules/r/package.json': LISTS_CORE,
    'node_modules/r/node_modules/@docusaurus/core/package.json': '{}',
    [file]: text,
  });
  addPackageFallbacks(dir);
  expect(needsFallbacks(path.join(dir, file))).toBe(needed);
});

test('require finds the copy of core that is running, whichever are installed', () => {
  const other = JSON.stringify({name: '@lectern/core', version: '9.0.0', main: 'index.cjs'});
  const dir = tempSite({
    'node_modules/@lectern/core/package.json': other,
    'node_modules/@lectern/core/index.cjs': '',
    'node_modules/@docusaurus/core/package.json': other,
    'node_modules/@docusaurus/core/index.cjs': '',
  });
  addPackageFallbacks(dir);
  const {resolve} = createRequire(path.join(dir, 'index.js'));
  const running = createRequire(import.meta.url).resolve('@lectern/core');
  expect(running).not.toContain(dir);
  expect([resolve('@lectern/core'), resolve('@docusaurus/core')]).toEqual([running, running]);
  expect(resolve('@docusaurus/core/package.json')).toContain(dir);
});

test('require finds the functions for versions by both names that Docusaurus has for them', () => {
  const ours = 'node_modules/@lectern/plugin-content-docs';
  const dir = tempSite({
    [`${ours}/package.json`]: JSON.stringify({exports: {'./server': './server.js'}}),
    [`${ours}/server.js`]: '',
  });
  addPackageFallbacks(dir);
  const {resolve} = createRequire(path.join(dir, 'index.js'));
  const names = ['server', 'lib/server-export', 'lib/server-export.js'];
  for (const name of names) {
    expect(resolve(`@docusaurus/plugin-content-docs/${name}`)).toBe(path.join(dir, ours, 'server.js'));
  }
});
