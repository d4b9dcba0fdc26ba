import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {rspackBundler, webpackBundler} from '../../test/bundlers.js';
import {tempSite} from '../../test/tempSite.js';
import {BrowserFieldPlugin, fileReplacement, needsNode} from './browserField.js';
import {runBundler} from './compileBundle.js';

test.each([
  [{browser: {'./node.js': false}}, 'node.js', false],
  [{browser: {node: './web.js'}}, 'node.js', './web.js'],
  [{browser: {'./lib': './web.js'}}, 'lib/index.js', './web.js'],
  [{browser: {'./other.js': false}}, 'node.js', undefined],
  [{browser: 'web.js'}, 'index.js', './web.js'],
  [{browser: './web.js', main: 'lib/'}, 'lib/index.js', './web.js'],
  [{browser: './web.js', main: 'lib/a', module: 'es/a.mjs'}, 'es/a.mjs', './web.js'],
  [{browser: './web.js'}, 'lib/util.js', undefined],
  [{browser: {'./node.js': 7}}, 'node.js', undefined],
])('%j and %s: %s', (data, file, expected) => {
  expect(fileReplacement({root: '/p', data}, path.join('/p', file))).toBe(expected);
});

test('a file needs Node if it, or what it imports of its package, imports a module of Node', () => {
  const dir = tempSite({
    'a.js': "import './b.js';",
    'b.js': "export * from './a.js';\nexport {c} from './c';",
    'c.js': "exports.c = () => require('node:fs');",
    'd.js': "import('./e.js'); // require('./none')",
    'e.js': "import x from 'fs-extra'; const text = 'from fs';",
  });
  expect(needsNode(path.join(dir, 'a.js'))).toBe(true);
  expect(needsNode(path.join(dir, 'd.js'))).toBe(false);
});

test.each([rspackBundler, webpackBundler])('a file that runs in both is kept: $name', async (bundler) => {
  const browser = {'./both.js': './web.js', './node.js': './web.js', fs: false};
  const siteDir = tempSite({
    'index.js': "import a from './p/both.js';\nimport b from './p/node.js';\nconsole.log(a, b);",
    'p/package.json': JSON.stringify({name: 'p', type: 'module', browser}),
    'p/both.js': "import other from './other.js';\nexport default 'for both' + other;",
    'p/other.js': "export default 'other';",
    'p/node.js': "import os from 'os';\nimport fs from 'fs';\nexport default [os, fs, 'for Node'];",
    'p/web.js': "import 'fs';\nexport default 'for browsers';",
  });
  const isRspack = bundler.name === 'rspack';
  const {stats, close} = await runBundler(bundler.instance, {
    mode: 'development',
    context: siteDir,
    entry: './index.js',
    target: ['web', 'es2022', 'node20.19'],
    externalsPresets: {web: true, node: false},
    output: {
      path: path.join(siteDir, 'out'),
      filename: 'main.mjs',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      workerChunkLoading: 'import',
    },
    experiments: isRspack ? {} : {outputModule: true},
    plugins: [new BrowserFieldPlugin()],
  });
  expect(stats.toJson({all: false, errors: true}).errors).toEqual([]);
  const text = fs.readFileSync(path.join(siteDir, 'out/main.mjs'), 'utf8');
  const texts = ['for both', 'for browsers', 'for Node', 'other'].filter((one) => text.includes(one));
  expect(texts).toEqual(['for both', 'for browsers', 'other']);
  await close();
});
