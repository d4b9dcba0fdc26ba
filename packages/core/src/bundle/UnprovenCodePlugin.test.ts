import path from 'node:path';
import {expect, test} from 'vitest';
import {rspackBundler} from '../../test/bundlers.js';
import {tempSite} from '../../test/tempSite.js';
import {runBundler} from './compileBundle.js';
import {type UnprovenCode, UnprovenCodePlugin} from './UnprovenCodePlugin.js';

const OURS = 'node_modules/@lectern/theme';

/** Compiles a site whose registry imports the given files, and returns the code that may need React at once. */
async function scan(
  files: {readonly [file: string]: string},
  {
    requests,
    theme = {},
    clientModules = '',
  }: {
    readonly requests: readonly string[];
    readonly theme?: {readonly [name: string]: string};
    readonly clientModules?: string;
  },
): Promise<UnprovenCode> {
  const entries = requests.map(
    (request) => `${JSON.stringify(request)}: () => import(${JSON.stringify(request)})`,
  );
  const dir = tempSite({
    'package.json': '{"name": "site"}',
    [`${OURS}/package.json`]: '{"name": "@lectern/theme"}',
    'generated/registry.mjs': `export default {${entries.join()}};`,
    'generated/client-modules.js': clientModules,
    [`${OURS}/entry.js`]:
      "import 'generated/client-modules.js';\nimport registry from 'generated/registry.mjs';\nregistry;",
    ...files,
  });
  const inSite = (file: string) => path.join(dir, file);
  const alias = {
    '@site': dir,
    generated: inSite('generated'),
    ...Object.fromEntries(Object.entries(theme).map(([name, file]) => [name, inSite(file)])),
  };
  const plugin = new UnprovenCodePlugin({
    siteDir: dir,
    providedFiles: new Set([...Object.values(theme), 'src/track.js'].map(inSite)),
    generatedFiles: new Set(['generated/registry.mjs', 'generated/client-modules.js'].map(inSite)),
  });
  const {close} = await runBundler(rspackBundler.instance, {
    ...{mode: 'production', context: dir, devtool: false, plugins: [plugin]},
    entry: {client: inSite(`${OURS}/entry.js`)},
    output: {path: inSite('out')},
    resolve: {alias},
    optimization: {minimize: false},
  });
  await close();
  return plugin.found;
}

test('a module of the site is found if it, or what it imports, uses the browser', async () => {
  const found = await scan(
    {
      'src/plain.js': "import {b} from './b.js';\nexport default () => b;\n",
      'src/b.js': 'export const b = 1;\n',
      'src/chart.js': "import draw from 'charts';\nexport default draw;\n",
      'node_modules/charts/package.json': '{"name": "charts", "main": "index.js"}',
      'node_modules/charts/index.js': 'module.exports = () => document.body;\n',
      'src/late.js': "export default () => import('./effect.js');\n",
      'src/effect.js': 'export const run = ({useLayoutEffect}) => useLayoutEffect(() => {});\n',
      'src/declared.js': 'export default function Declared() { return window; }\nDeclared.still = true;\n',
    },
    {requests: ['@site/src/plain.js', '@site/src/chart.js', '@site/src/late.js', '@site/src/declared.js']},
  );
  expect(found).toEqual({
    requests: {
      '@site/src/chart.js': 'charts/index.js',
      '@site/src/late.js': 'src/effect.js',
    },
  });
});

test('modules of Lectern and their libraries are not scanned, but replaced components behind them are', async () => {
  const files = {
    [`${OURS}/Page.js`]:
      "import Footer from '@theme/Footer';\nimport 'library';\nexport default () => [window, Footer];\n",
    [`${OURS}/Footer.js`]: 'export default () => document;\n',
    'node_modules/library/index.js': 'document.title;\n',
    'src/theme/Footer.js': 'export default () => localStorage.length;\n',
  };
  const page = {'@theme/Page': `${OURS}/Page.js`};
  const requests = ['@theme/Page'];
  const original = {...page, '@theme/Footer': `${OURS}/Footer.js`};
  expect(await scan(files, {requests, theme: original})).toEqual({requests: {}});
  const replaced = {...page, '@theme/Footer': 'src/theme/Footer.js'};
  expect(await scan(files, {requests, theme: replaced})).toEqual({
    requests: {'@theme/Page': 'src/theme/Footer.js'},
  });
});

test('a client module is code on every page, unless it declares that readers miss nothing', async () => {
  const text = "addEventListener('load', () => {});\n";
  const options = {requests: [], clientModules: "import '@site/src/track.js';\n"};
  expect(await scan({'src/track.js': text}, options)).toEqual({everywhere: 'src/track.js', requests: {}});
  const declared = {'src/track.js': `${text}export const still = true;\n`};
  expect(await scan(declared, options)).toEqual({requests: {}});
});
