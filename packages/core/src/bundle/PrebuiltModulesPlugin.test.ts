import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import webpack from 'webpack';
import {tempSite} from '../../test/tempSite.js';
import {PrebuiltModulesPlugin} from './PrebuiltModulesPlugin.js';

/** webpack loads its loaders itself, so the tests use the built one. */
const LOADER = fileURLToPath(new URL('../../dist/bundle/prebuiltLoader.js', import.meta.url));

const THEME = 'node_modules/@lectern/theme';

/** A theme with a prebuilt file of Page and Footer, and one of Notes, which imports the first. */
const files = {
  'package.json': '{"name": "site"}',
  'index.js':
    "import Notes from '@theme/Notes';\nimport Footer from '@theme/Footer';\nexport default [Notes, Footer];",
  'Footer.js': "export default () => 'footer of the site';",
  [`${THEME}/package.json`]: '{"name": "@lectern/theme", "type": "module", "sideEffects": false}',
  [`${THEME}/dist/Page.js`]:
    "import Footer from '@theme/Footer';\nexport default () => ['page from source', Footer()];",
  [`${THEME}/dist/Footer.js`]: "export default () => 'footer from source';",
  [`${THEME}/dist/Notes.js`]:
    "import Page from '@theme/Page';\nexport default () => ['notes from source', Page()];",
  [`${THEME}/dist/prebuilt/Page.js`]:
    "const Footer = () => 'prebuilt footer';\nconst Page = () => ['prebuilt page', Footer()];\nexport {Page as Page_default, Footer as Footer_default};",
  [`${THEME}/dist/prebuilt/Page.source.js`]:
    "export {default as Page_default} from '@theme/Page';\nexport {default as Footer_default} from '@theme/Footer';",
  [`${THEME}/dist/prebuilt/Notes.js`]:
    "import {Page_default} from './Page.js';\nexport const Notes_default = () => ['prebuilt notes', Page_default()];",
  [`${THEME}/dist/prebuilt/Notes.source.js`]: "export {default as Notes_default} from '@theme/Notes';",
  [`${THEME}/dist/prebuilt/manifest.json`]: JSON.stringify({
    'Page.js': {file: 'Page.js', exports: {default: 'Page_default'}, component: 'Page'},
    'Footer.js': {file: 'Page.js', exports: {default: 'Footer_default'}, component: 'Footer'},
    'Notes.js': {file: 'Notes.js', exports: {default: 'Notes_default'}, component: 'Notes'},
  }),
};

/** Bundles the site, and returns what its components render. */
async function render(replaced: {readonly [component: string]: string} = {}): Promise<unknown[]> {
  const dir = fs.realpathSync(tempSite(files));
  const own = ['Page', 'Footer', 'Notes'].map((name) => [`@theme/${name}`, `${THEME}/dist/${name}.js`]);
  const aliases = Object.fromEntries(
    [...own, ...Object.entries(replaced)].map(([request = '', file = '']) => [request, path.join(dir, file)]),
  );
  const compiler = webpack({
    ...{
      mode: 'production',
      context: dir,
      devtool: false,
      plugins: [new PrebuiltModulesPlugin(aliases, LOADER)],
    },
    entry: path.join(dir, 'index.js'),
    output: {path: path.join(dir, 'out'), filename: 'main.mjs', module: true, library: {type: 'module'}},
    experiments: {outputModule: true},
    resolve: {alias: aliases},
    optimization: {minimize: false},
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  expect(stats?.compilation.errors.map(({message}) => message)).toEqual([]);
  const {default: components}: {default: readonly (() => unknown)[]} = await import(
    path.join(dir, 'out/main.mjs')
  );
  return components.map((component) => component());
}

test('modules are read from prebuilt files', async () => {
  expect(await render()).toEqual([
    ['prebuilt notes', ['prebuilt page', 'prebuilt footer']],
    'prebuilt footer',
  ]);
});

test('a component of the site takes the place of one in a prebuilt file; other prebuilt files are used', async () => {
  expect(await render({'@theme/Footer': 'Footer.js'})).toEqual([
    ['prebuilt notes', ['page from source', 'footer of the site']],
    'footer of the site',
  ]);
});
