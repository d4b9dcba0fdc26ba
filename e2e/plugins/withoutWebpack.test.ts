import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {copyWithoutWebpack, installProjects} from '../harness/projects.js';
import {tryProgram} from '../harness/runProgram.js';

/** Folder of a site that has the packed packages, and not webpack: npm installs it only if a plugin lists it. */
let root: string;
let siteDir: string;

beforeAll(async () => {
  root = await copyWithoutWebpack(await installProjects(), 'docs');
  siteDir = path.join(root, 'docs');
}, 600_000);

afterAll(() => fs.rmSync(root, {recursive: true, force: true}));

/** Builds the site with a plugin. `patch` is what its `configureWebpack` returns, JavaScript. */
async function buildWith(patch: string, before = '', {page = PAGE} = {}) {
  const hook = `configureWebpack: () => (${patch})`;
  fs.writeFileSync(
    path.join(siteDir, 'plugin.cjs'),
    `${before}module.exports = () => ({name: 'patch', ${hook}});`,
  );
  fs.writeFileSync(path.join(siteDir, 'loader.cjs'), LOADER);
  fs.mkdirSync(path.join(siteDir, 'src/pages'), {recursive: true});
  fs.writeFileSync(path.join(siteDir, 'src/pages/value.jsx'), page);
  const config = path.join(siteDir, 'site.config.ts');
  const text = fs
    .readFileSync(config, 'utf8')
    .replace(/\n {2}plugins: .*|(?=\n {2}presets:)/, "\n  plugins: ['./plugin.cjs'],");
  // Makes a new file, since this one is a hard link to the file of another site.
  fs.rmSync(config);
  fs.writeFileSync(config, text);
  const {code, output} = await tryProgram(siteDir, 'npx', ['site', 'build']);
  const file = path.join(siteDir, 'build/value/index.html');
  return {code, output, html: code === 0 ? fs.readFileSync(file, 'utf8') : ''};
}

/** Loader that uses the module graph while it is made, which Rspack does not allow. */
const LOADER =
  'module.exports = function (text) { this._compilation.moduleGraph.getIssuer(this._module); return text; };';
const PAGE = 'export default () => <p id="value">{A + B}</p>;\n';
const IMPORT = "const webpack = require('webpack');\n";
const INSTALL = 'npm install webpack@5';

test('Rspack stands in for a webpack that a plugin requires, and runs plugins that are plain objects', async () => {
  const {code, output, html} = await buildWith(
    `{plugins: [
      new webpack.DefinePlugin({A: '"a plugin"'}),
      {apply: (compiler) => new compiler.webpack.DefinePlugin({B: '" of webpack"'}).apply(compiler)},
    ]}`,
    IMPORT,
  );
  expect(code, output).toBe(0);
  expect(html).toContain('<p id="value">a plugin of webpack</p>');
  expect(output).not.toMatch(/webpack/i);
});

test.each([
  [
    'a class that Rspack lacks',
    '{plugins: [new webpack.WatchIgnorePlugin({paths: [/x/]})]}',
    IMPORT,
    'PLUGIN_HOOK_FAILED',
  ],
  ['a file of webpack', '{}', "require('webpack/lib/DefinePlugin');\n", 'PLUGIN_LOAD_FAILED'],
  [
    'hooks of webpack',
    "{plugins: [{apply: (compiler) => compiler.resolverFactory.hooks.resolver.for('normal')}]}",
    '',
    'BUNDLE_FAILED',
  ],
  [
    'a loader for webpack',
    "{module: {rules: [{test: /value\\.jsx$/, loader: require.resolve('./loader.cjs')}]}}",
    '',
    'BUNDLE_FAILED',
  ],
])(
  'where a plugin needs webpack itself, the error says how to install it: %s',
  async (_name, patch, before, errorCode) => {
    const {code, output} = await buildWith(patch, before);
    expect(code).toBe(1);
    expect(output).toContain(`[${errorCode}]`);
    expect(output).toContain(INSTALL);
  },
);

test('a mistake in the code of the site has no such hint', async () => {
  const {code, output} = await buildWith("{module: {rules: [{test: /\\.txt$/, type: 'asset/source'}]}}", '', {
    page: 'export default () => <p>;\n',
  });
  expect(code).toBe(1);
  expect(output).toContain('src/pages/value.jsx:2');
  expect(output).not.toContain(INSTALL);
});

test('an old webpack of the site counts as missing', async () => {
  const folder = path.join(siteDir, 'node_modules/webpack');
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'package.json'), '{"name": "webpack", "version": "5.90.0"}');
  const {code, output, html} = await buildWith(
    '{plugins: [{apply: (compiler) => new compiler.webpack.DefinePlugin({A: 1, B: 2}).apply(compiler)}]}',
  );
  expect(code, output).toBe(0);
  expect(html).toContain('<p id="value">3</p>');
});
