import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {createSite, type Edit, openPage, type Site, serveSite, startSite} from '../harness/index.js';

/**
 * Source of a plugin that emits files like copy-webpack-plugin, and bundles a worker in a child compiler like
 * monaco-editor-webpack-plugin.
 */
const EMITS = `module.exports = () => ({
  name: 'emits',
  configureWebpack: () => ({plugins: [{apply(compiler) {
    const {sources, webworker, LoaderTargetPlugin, EntryPlugin} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('emits', (compilation) => {
      compilation.hooks.processAssets.tap('emits', () => {
        compilation.emitAsset('extra/hello.txt', new sources.RawSource('Hello'));
        compilation.emitAsset('extra/shared.js', new sources.RawSource('var sharedName = 1;'));
      });
    });
    compiler.hooks.make.tapAsync('emits', (compilation, done) => {
      const child = compilation.createChildCompiler('worker', {filename: 'own.worker.js'}, [
        new webworker.WebWorkerTemplatePlugin(),
        new LoaderTargetPlugin('webworker'),
        new EntryPlugin(__dirname, './src/emitted/entry.js', 'main'),
      ]);
      child.runAsChild((error) => done(error));
    });
  }}]}),
});
`;

/** Source of a plugin with an alias for a folder that it generates. The path of this folder contains ".docusaurus". */
const DATA = `module.exports = ({siteDir}) => ({
  name: 'acme-data',
  contentLoaded: async ({actions}) => {
    await actions.createData('words.json', JSON.stringify({word: 'found'}));
    await actions.createData('part.md', 'Text of a part.');
  },
  configureWebpack: () => ({resolve: {alias: {'@acme-data': siteDir + '/.docusaurus/acme-data/default'}}}),
});
`;

/** Adds code in the style of Docusaurus sites. */
const asElsewhere: Edit = (files) => {
  files.write(
    'tsconfig.json',
    '{\n  "extends": "@docusaurus/tsconfig",\n  "compilerOptions": {"baseUrl": "."}\n}\n',
  );
  files.write(
    'src/pages/code.js',
    `import React, {useEffect, useState} from 'react';
import clsx from 'clsx';
import 'prismjs/components/prism-core';
import env from 'acme-env';
import host from 'acme-host';
import '../styles.css';
import {keys, word} from '../words.cjs';
export default function Code() {
  const [sum, setSum] = useState('');
  const [next, setNext] = useState('');
  useEffect(() => {
    const worker = new Worker(new URL('../workers/sum.js', import.meta.url));
    worker.onmessage = ({data}) => setSum(String(data));
    worker.postMessage([1, 2]);
    const shared = new SharedWorker(new URL('../workers/shared.ts', import.meta.url), {name: 'counter'});
    shared.port.onmessage = ({data}) => setNext(String(data));
    shared.port.postMessage(20);
    return () => worker.terminate();
  }, []);
  return <main><p id="sum">{sum}</p><p id="next">{next}</p><p id="env" className={clsx('a')}>{env}, {host}</p><p id="words">{keys.join(' ')}, {word('one')}</p></main>;
}
`,
  );
  files.write('src/words/one.cjs', "module.exports = 'eins';\n");
  files.write('src/words/more/two.cjs', "module.exports = 'zwei';\n");
  files.write(
    'src/words.cjs',
    `exports.keys = require.context("./words", true, /\\.cjs$/).keys();
exports.word = (name) => require("./words/" + name + ".cjs");
`,
  );
  files.write(
    'src/workers/sum.js',
    `import {add} from './add';
export const KIND = 'sum';
self.onmessage = async ({data: [a, b]}) => {
  const {twice} = await import('./twice');
  self.postMessage(twice(add(a, b)));
};
`,
  );
  files.write('src/workers/add.js', 'export const add = (a, b) => a + b;\n');
  files.write('src/workers/twice.js', 'export const twice = (a) => a * 2;\n');
  files.write(
    'src/workers/shared.ts',
    `import {add} from './add';
(self as unknown as {onconnect: (event: MessageEvent) => void}).onconnect = ({ports: [port]}) => {
  if (port) port.onmessage = ({data}) => port.postMessage(add(data, 1));
};
`,
  );
  files.replace(
    'docusaurus.config.mjs',
    'presets: [',
    "plugins: ['./emits.cjs', './data.cjs'],\n  presets: [",
  );
  files.write('data.cjs', DATA);
  files.write(
    'docs/data.mdx',
    `import {word} from '@acme-data/words.json';
import Part from '@acme-data/part.md';
import all from '@site/src/all.json';
import compiled, {size} from '@site/src/compiled.cjs';

# Data

The word is {word}.

All of {all.count}, compiled {compiled}, size {size}.

<Part />
`,
  );
  files.write('src/all.json', '{"count": 2}\n');
  files.write(
    'src/compiled.cjs',
    "Object.defineProperty(exports, '__esModule', {value: true});\nexports.default = 'once';\nexports.size = 3;\n",
  );
  files.write('emits.cjs', EMITS);
  files.write(
    'src/emitted/entry.js',
    "import {count, f} from './dep.js';\nf();\nself.result = 'counted ' + count;\n",
  );
  files.write('src/emitted/dep.js', 'export let count = 0;\nexport function f() { count++; }\n');
  files.write('static/fonts/x.woff2', 'x'.repeat(20_000));
  files.write('static/fonts/y.woff2', 'y'.repeat(20_000));
  files.write(
    'src/styles.css',
    `@font-face { font-family: X; src: url("/static/fonts/x.woff2"); }
@font-face { font-family: Y; src: url("/fonts/y.woff2"); }
`,
  );
  const env = {
    name: 'acme-env',
    version: '1.0.0',
    main: 'index.js',
    browser: {'./node.js': false, fs: false},
  };
  files.write('node_modules/acme-env/package.json', JSON.stringify(env));
  files.write(
    'node_modules/acme-env/index.js',
    `const node = require('./node'); require('fs'); module.exports = node.host ? 'node' : 'browser';\n`,
  );
  files.write('node_modules/acme-env/node.js', `exports.host = require('os').hostname();\n`);
  const host = {name: 'acme-host', version: '1.0.0', main: './lib', browser: 'browser.js'};
  files.write('node_modules/acme-host/package.json', JSON.stringify(host));
  files.write('node_modules/acme-host/lib/index.js', `module.exports = require('./host');\n`);
  files.write('node_modules/acme-host/lib/host.js', `module.exports = require('node:os').hostname();\n`);
  files.write('node_modules/acme-host/browser.js', `module.exports = 'no host';\n`);
};

async function expectWorkers(url: string): Promise<void> {
  const {page, console: messages, failedRequests, close} = await openPage(`${url}/code`);
  await expect.poll(() => page.locator('#sum').textContent()).toBe('6');
  await expect.poll(() => page.locator('#next').textContent()).toBe('21');
  expect(await page.locator('#env').textContent()).toBe('browser, no host');
  expect(await page.locator('#words').textContent()).toBe('./more/two.cjs ./one.cjs, eins');
  expect({messages, failedRequests}).toEqual({messages: [], failedRequests: []});
  await close();
}

describe('code of existing sites', () => {
  let site: Site;
  let printed = '';

  beforeAll(async () => {
    site = createSite('minimal', asElsewhere);
    const {code, stdout, stderr} = await site.build();
    printed = stdout + stderr;
    expect(code, printed).toBe(0);
  });

  test('workers are published, with what they import, and packages give the browser their part for it', async () => {
    await expectWorkers((await serveSite(site.dir)).url);
  });

  test('a tsconfig.json that extends a package which is gone is one warning', () => {
    expect(printed.match(/TSCONFIG_UNREADABLE/g)).toHaveLength(1);
    expect(printed).toContain('tsconfig.json:2 extends "@docusaurus/tsconfig", which does not exist.');
  });

  test('what plugins of webpack emit is published', () => {
    const read = (file: string) => fs.readFileSync(path.join(site.outDir, file), 'utf8');
    expect(read('extra/hello.txt')).toBe('Hello');
    expect(read('extra/shared.js')).toContain('sharedName');
    expect(read('own.worker.js')).toContain('counted ');
  });

  test('an alias onto the folder of Docusaurus for generated files finds them', () => {
    const html = fs.readFileSync(path.join(site.outDir, 'docs/data/index.html'), 'utf8');
    expect(html.replaceAll('<!-- -->', '')).toContain('The word is found.');
    expect(html).toContain('Text of a part.');
  });

  test('content imports names and defaults of JSON and of compiled CommonJS', () => {
    const html = fs.readFileSync(path.join(site.outDir, 'docs/data/index.html'), 'utf8');
    expect(html.replaceAll('<!-- -->', '')).toContain('All of 2, compiled once, size 3.');
  });

  test('root URLs of stylesheets are found in the site folder and in static folders', () => {
    const files = fs.readdirSync(path.join(site.outDir, 'assets/fonts'));
    expect(files.map((file) => file.replace(/-\w+\./, '.')).sort()).toEqual(['x.woff2', 'y.woff2']);
  });
});

test('workers run on the dev server', async () => {
  const {url} = await startSite(createSite('minimal', asElsewhere).dir);
  await expectWorkers(url);
});

/** Returns name and text of the stylesheet that all pages of a built site have. */
function stylesheetOf(site: Site): {readonly name: string; readonly css: string} {
  const folder = path.join(site.outDir, 'assets/css');
  const [name = ''] = fs.readdirSync(folder).filter((file) => file.startsWith('styles'));
  return {name, css: fs.readFileSync(path.join(folder, name), 'utf8')};
}

test('rules are in the order of imports: client modules, then pages; another order has another file name', async () => {
  const page = (...files: readonly string[]) =>
    `${files.map((file) => `import '../${file}.css';\n`).join('')}export default () => null;\n`;
  const site = createSite('minimal', (files) => {
    files.write('src/zz.css', '.first { color: red }\n');
    files.write('src/aa.css', '.second { color: green }\n');
    files.write('src/bb.css', '.third { color: blue }\n');
    files.write('src/pages/styles.jsx', page('bb', 'aa'));
    files.replace('docusaurus.config.mjs', '  presets:', "  clientModules: ['./src/zz.css'],\n  presets:");
  });
  const build = async () => {
    const {code, stdout, stderr} = await site.build();
    expect(code, stdout + stderr).toBe(0);
    return stylesheetOf(site);
  };
  const one = await build();
  const order = (css: string) => css.match(/\.(?:first|second|third)\b/g);
  expect(order(one.css)).toEqual(['.first', '.third', '.second']);
  site.files.write('src/pages/styles.jsx', page('aa', 'bb'));
  const other = await build();
  expect(order(other.css)).toEqual(['.first', '.second', '.third']);
  expect(other.name).not.toBe(one.name);
});

test('a stylesheet of a package with a mistake, and a late import, leave all other styles as they are', async () => {
  const site = createSite('minimal', (files) => {
    files.write('node_modules/acme-css/package.json', '{"name": "acme-css"}');
    files.write('node_modules/acme-css/open.css', '.acme {\n  color: red;\n');
    files.write('src/late.css', '.own { color: green }\n@import "acme-css/open.css";\n');
    files.write(
      'src/pages/styles.jsx',
      "import 'acme-css/open.css';\nimport '../late.css';\nexport default () => null;\n",
    );
  });
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
  const {css} = stylesheetOf(site);
  expect(css).toContain('.acme{color:red}.own{color:green}');
  expect(css.indexOf(':root{--ifm')).toBeLessThan(css.indexOf('.acme'));
  expect(css).not.toMatch(/@import|lectern-style/);
});
