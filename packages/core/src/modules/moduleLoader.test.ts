import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {defaultExport} from '../shared/moduleExports.js';
import {loadModule} from './loadModule.js';
import {createModuleLoader} from './moduleLoader.js';

const siteOf = (siteDir: string) => ({siteDir, cacheDir: path.join(siteDir, 'node_modules/.cache/lectern')});

test.each([
  ['a.mjs', 'b.mjs', {}],
  ['a.js', 'b.js', {'package.json': '{"type": "module"}'}],
  ['a.ts', 'b.mjs', {}],
  ['a.mjs', 'b.ts', {}],
  ['a.js', 'b.js', {}],
])('%s and %s, which it imports, are evaluated anew when they change', async (first, second, others) => {
  const dir = tempSite({
    ...others,
    [first]: `import b from './${second}';\nexport default ['a1', b];\n`,
    [second]: "export default 'b1';\n",
  });
  const file = path.join(dir, first);
  const load = () => loadModule(file, siteOf(dir));
  const files = [file, path.join(dir, second)];
  expect(await load()).toEqual({value: ['a1', 'b1'], files});
  fs.writeFileSync(path.join(dir, second), "export default 'b2';\n");
  expect(await load()).toEqual({value: ['a1', 'b2'], files});
  fs.writeFileSync(file, `import b from './${second}';\nexport default ['a3', b];\n`);
  expect(await load()).toEqual({value: ['a3', 'b2'], files});
});

test.each(['js', 'cjs'])(
  'CommonJS that a .%s file holds is evaluated anew when it changes',
  async (extension) => {
    const dir = tempSite({
      [`a.${extension}`]: `module.exports = {a: 1, b: require('./b')};\n`,
      'b.js': 'exports.b = 1;\n',
    });
    const file = path.join(dir, `a.${extension}`);
    const load = async () => (await loadModule(file, siteOf(dir))).value;
    expect(await load()).toEqual({a: 1, b: {b: 1}});
    fs.writeFileSync(path.join(dir, 'b.js'), 'exports.b = 2;\n');
    expect(await load()).toEqual({a: 1, b: {b: 2}});
    fs.writeFileSync(file, `module.exports = {a: 3, dir: __dirname, b: require('./b')};\n`);
    expect(await load()).toEqual({a: 3, dir, b: {b: 2}});
  },
);

test.each(['ts', 'js'])('a default export may be null (%s)', async (extension) => {
  const dir = tempSite({[`a.${extension}`]: 'export default null;\n'});
  expect((await loadModule(path.join(dir, `a.${extension}`), siteOf(dir))).value).toBeNull();
});

test('a package written for bundlers is loaded, and an import that leads nowhere is named', async () => {
  const dir = tempSite({
    'node_modules/p/package.json': '{"type": "module"}',
    'node_modules/p/index.js': `import a from './a';\nimport b from './folder';\nimport c from './c.json';\nexport default [a, b, c];\n`,
    'node_modules/p/a.js': 'export default 1;\n',
    'node_modules/p/folder/index.js': 'export default 2;\n',
    'node_modules/p/c.json': '{"n": 3}',
    'node_modules/broken/package.json': '{"type": "module"}',
    'node_modules/broken/index.js': `import './nope';\n`,
  });
  const loader = await createModuleLoader({siteDir: dir, fresh: false});
  const load = (name: string) => loader.load(path.join(dir, 'node_modules', name, 'index.js'));
  expect(defaultExport(await load('p'))).toMatchObject([1, 2, {n: 3}]);
  await expect(load('broken')).rejects.toThrow(
    /^Cannot find module .*broken\/nope' imported from .*broken\/index\.js$/,
  );
});

test('a package that needs a compilation shares its dependencies with other packages, which Node loads', async () => {
  const dir = tempSite({
    'node_modules/loose/package.json':
      '{"name": "loose", "type": "module", "dependencies": {"state": "1", "old": "1"}}',
    'node_modules/loose/index.js':
      "import add from './add';\nimport {value} from 'old';\nexport default () => [add(), value];\n",
    'node_modules/loose/add.js': "import count from 'state';\nexport default () => count();\n",
    'node_modules/state/package.json': '{"name": "state", "type": "module", "exports": "./index.js"}',
    'node_modules/state/index.js': 'let times = 0;\nexport default () => ++times;\n',
    'node_modules/old/index.js': 'exports.__esModule = true;\nexports.value = 7;\n',
  });
  const state = defaultExport(await import(path.join(dir, 'node_modules/state/index.js'))) as () => number;
  expect(state()).toBe(1);
  const {value} = await loadModule(path.join(dir, 'node_modules/loose/index.js'), siteOf(dir));
  expect((defaultExport(value) as () => unknown)()).toEqual([2, 7]);
});

test('a dependency that needs a compilation as well is compiled with the package', async () => {
  const dir = tempSite({
    'node_modules/loose/package.json': '{"name": "loose", "type": "module", "dependencies": {"also": "1"}}',
    'node_modules/loose/index.js': "import one from './one';\nexport default one;\n",
    'node_modules/loose/one.js': "export {default} from 'also';\n",
    'node_modules/also/package.json': '{"name": "also", "type": "module", "exports": "./index.js"}',
    'node_modules/also/index.js': "import part from './part';\nexport default 'also ' + part;\n",
    'node_modules/also/part.js': "export default 'part';\n",
  });
  const {value} = await loadModule(path.join(dir, 'node_modules/loose/index.js'), siteOf(dir));
  expect(defaultExport(value)).toBe('also part');
});
