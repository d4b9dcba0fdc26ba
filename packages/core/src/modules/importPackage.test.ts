import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {defaultExport} from '../shared/moduleExports.js';
import {usesCommonJsNames} from './importPackage.js';
import {createModuleLoader} from './moduleLoader.js';

const ESM = '{"type": "module"}';

async function load(files: {readonly [file: string]: string}, entry: string): Promise<unknown> {
  const dir = tempSite(files);
  const loader = await createModuleLoader({siteDir: dir, fresh: false});
  return loader.load(path.join(dir, entry));
}

const USES = 'export default () => [__filename, __dirname].map((file) => file.split("/").at(-1));\n';

test.each([
  [
    'a package',
    {'node_modules/p/package.json': ESM, 'node_modules/p/index.js': USES},
    'node_modules/p/index.js',
  ],
  ['a .mjs file of a package', {'node_modules/p/index.mjs': USES}, 'node_modules/p/index.mjs'],
  ['a plugin of the site', {'package.json': ESM, 'p/index.js': USES}, 'p/index.js'],
  ['a .mjs plugin of the site', {'p/index.mjs': USES}, 'p/index.mjs'],
  ['a plugin in TypeScript', {'package.json': ESM, 'p/index.ts': USES}, 'p/index.ts'],
])('an ES module may use __dirname and __filename in its functions: %s', async (_name, files, entry) => {
  const run = defaultExport(await load(files, entry)) as () => string[];
  expect(run()).toEqual([path.basename(entry), 'p']);
});

test.each([
  ["import file from './file.js';\nexport default () => file();\n"],
  ["export {default} from './file.js';\n"],
])('a module that it imports may use them too: %j', async (text) => {
  const files = {
    'node_modules/p/package.json': ESM,
    'node_modules/p/index.js': text,
    'node_modules/p/file.js': 'export default () => require("./data.json").n;\n',
    'node_modules/p/data.json': '{"n": 5}',
  };
  const run = defaultExport(await load(files, 'node_modules/p/index.js')) as () => unknown;
  expect(run()).toBe(5);
});

test('an ES module that defines them itself is loaded by Node', async () => {
  const text = `import {fileURLToPath} from 'node:url';
const __filename = fileURLToPath(import.meta.url);
export const file = __filename;
export const where = new Error().stack;
`;
  const module = await load(
    {'node_modules/p/package.json': ESM, 'node_modules/p/index.js': text},
    'node_modules/p/index.js',
  );
  expect(module).toMatchObject({file: expect.stringMatching(/p\/index\.js$/)});
});

test.each([
  ['a comment', '/** A path, as `require.resolve` returns it. */', false],
  ['a string', 'export const message = "require(x) and __dirname";', false],
  ['a string of nothing else', 'export const names = ["require", "__dirname"];', false],
  ['a regular expression', 'export const pattern = /__filename|module\\.exports/;', false],
  ['a property', 'const made = {}; made.require("x"); made?.require("x");', false],
  ['a template', 'export default () => `${' + '__dirname}/x`;', true],
  ['a function', 'export default () => require("x");', true],
])('names of CommonJS count where code uses them: %s', (_name, text, uses) => {
  const dir = tempSite({'package.json': ESM, 'p.js': text});
  expect(usesCommonJsNames(path.join(dir, 'p.js'))).toBe(uses);
});

test.each([
  ['exports of an ES module', 'export default () => 1;\nexport const validateOptions = 2;\n', ESM],
  [
    'exports.default',
    'exports.__esModule = true; exports.default = () => 1; exports.validateOptions = 2;',
    '{}',
  ],
  ['exports of a file that re-exports', "module.exports = require('./inner.js');", '{}'],
  [
    'a default export within a default export',
    "exports.__esModule = true; exports.default = require('./inner.js');",
    '{}',
  ],
])('statics of a package are beside its default export: %s', async (_name, text, manifest) => {
  const files = {
    'node_modules/p/package.json': manifest,
    'node_modules/p/index.js': text,
    'node_modules/p/inner.js':
      'Object.defineProperty(exports, "__esModule", {value: true}); exports.default = () => 1; exports.validateOptions = 2;',
  };
  const module = await load(files, 'node_modules/p/index.js');
  expect((defaultExport(module) as () => number)()).toBe(1);
  expect(module).toHaveProperty('validateOptions', 2);
});

test('CommonJS may require an ES module', async () => {
  const files = {
    'node_modules/p/index.js': "module.exports = () => require('q').answer;",
    'node_modules/q/package.json': '{"type": "module", "exports": "./index.js"}',
    'node_modules/q/index.js': 'export const answer = 42;\n',
  };
  const run = defaultExport(await load(files, 'node_modules/p/index.js')) as () => number;
  expect(run()).toBe(42);
});
