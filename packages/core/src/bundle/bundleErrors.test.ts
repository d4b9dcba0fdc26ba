import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, test, vi} from 'vitest';
import type {Compiler} from 'webpack';
import {rspackBundler, webpackBundler} from '../../test/bundlers.js';
import {tempSite} from '../../test/tempSite.js';
import {bundleError, compileErrors} from './bundleErrors.js';
import {runBundler} from './compileBundle.js';

afterEach(() => vi.unstubAllEnvs());

const themeAliases = {'@theme/Tabs': '/theme/Tabs.js'};

test.each(['.site', 'generated'])(
  'a missing import of content is blamed on the file and line that write it, not on %s',
  (folder) => {
    vi.stubEnv('DOCUSAURUS_GENERATED_FILES_DIR_NAME', folder);
    const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bundle-errors-'));
    fs.mkdirSync(path.join(siteDir, 'docs'));
    fs.writeFileSync(path.join(siteDir, 'docs/a.mdx'), "# A\n\nimport Chart from '../src/Chart';\n");
    const error = bundleError(
      [
        {
          message: "Module not found: Error: Can't resolve '@site/src/Chart' in '/x'",
          moduleName: `./${folder}/registry.mjs`,
          loc: '3:9',
        },
      ],
      {
        siteDir,
        cacheDir: path.join(siteDir, 'cache'),
        requesters: new Map([['@site/src/Chart', ['docs/a.mdx']]]),
        themeAliases,
      },
    );
    expect(error).toMatchObject({
      code: 'MODULE_NOT_FOUND',
      message: 'a.mdx imports "@site/src/Chart", which does not exist.',
      location: {file: 'docs/a.mdx', line: 3},
      hint: 'Check the spelling, or install the package.',
    });
    fs.rmSync(siteDir, {recursive: true});
  },
);

test('a theme component that does not exist gets the nearest name', () => {
  const error = bundleError(
    [{message: "Can't resolve '@theme/Tab'", moduleName: './src/pages/index.tsx', loc: '2:0-30'}],
    {
      siteDir: '/site',
      cacheDir: '/cache',
      requesters: new Map(),
      themeAliases,
    },
  );
  expect(error).toMatchObject({
    message: 'index.tsx imports "@theme/Tab", which does not exist.',
    location: {file: 'src/pages/index.tsx', line: 2},
    hint: 'Did you mean "@theme/Tabs"?',
  });
});

test('a module of Docusaurus that is not there is named with its package', () => {
  const error = bundleError(
    [
      {
        message: "Can't resolve '@docusaurus/plugin-rsdoctor/client'",
        moduleName: './src/x.tsx',
        loc: '1:0',
      },
    ],
    {siteDir: '/site', cacheDir: '/cache', requesters: new Map(), themeAliases},
  );
  expect(error).toMatchObject({
    message: 'x.tsx imports "@docusaurus/plugin-rsdoctor/client", which does not exist.',
    hint: expect.stringContaining('@docusaurus/plugin-rsdoctor yet'),
  });
});

test('several problems come in one report, each once', () => {
  const broken = {
    message: 'Module build failed (from x):\nUnexpected "}"',
    moduleName: './src/a.tsx',
    loc: '4:1',
  };
  const missing = {message: "Can't resolve './b'", moduleName: './src/c.tsx', loc: '1:0'};
  const error = bundleError([broken, broken, missing], {
    siteDir: '/site',
    cacheDir: '/cache',
    requesters: new Map(),
    themeAliases,
  });
  expect(error.code).toBe('BUNDLE_FAILED');
  expect(error.message).toBe(
    '- src/a.tsx:4 Unexpected "}"\n- src/c.tsx:1 c.tsx imports "./b", which does not exist.',
  );
});

test('an import of a name that does not exist suggests a name, and lists no others', () => {
  const list = `${'useOther, '.repeat(100)}useBlogMetadata`;
  const error = (name: string) => ({
    message: `export '${name}' (imported as 'x') was not found in '@docusaurus/theme-common' (possible exports: ${list})`,
    moduleName: './src/a.tsx',
    loc: '4:2-9',
  });
  const details = {siteDir: '/site', cacheDir: '/cache', requesters: new Map(), themeAliases};
  expect(bundleError([error('useBlogMetadat')], details)).toMatchObject({
    message: '"@docusaurus/theme-common" has no export "useBlogMetadat". Did you mean "useBlogMetadata"?',
    location: {file: 'src/a.tsx', line: 4},
  });
  expect(bundleError([error('window')], details).message).toBe(
    '"@docusaurus/theme-common" has no export "window".',
  );
});

test('the line is that of the file as it is written, not of the code that was made of it', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bundle-errors-'));
  fs.writeFileSync(path.join(siteDir, 'a.tsx'), "import './none.css';\n\nexport default () => <b />;\n");
  fs.writeFileSync(path.join(siteDir, 'a.css'), 'a {\n  background: url(./none.png);\n}\n');
  const details = {siteDir, cacheDir: path.join(siteDir, 'cache'), requesters: new Map(), themeAliases};
  const missing = (request: string) => `Module not found: Error: Can't resolve '${request}' in '/x'`;
  expect(
    bundleError([{message: missing('./none.css'), moduleName: './a.tsx', loc: '3:0'}], details).location,
  ).toEqual({
    file: 'a.tsx',
    line: 1,
  });
  expect(
    bundleError([{message: missing('./none.png'), moduleName: 'css ./a.css', loc: '1:9'}], details),
  ).toMatchObject({
    message: 'a.css imports "./none.png", which does not exist.',
    location: {file: 'a.css', line: 2},
  });
  expect(bundleError([{message: missing(path.join(siteDir, 'src/none.css'))}], details).message).toBe(
    'The site imports "src/none.css", which does not exist.',
  );
  fs.rmSync(siteDir, {recursive: true});
});

test('a mistake that postcss-loader finds has its place, as those of esbuild', () => {
  const message =
    'Module build failed (from ./x.js):\nSyntaxError\n\n(3:1) /my site/src/a.css Unclosed block\n\n  1 | a {';
  expect(
    bundleError([{message, moduleName: 'css ./src/a.css'}], {
      siteDir: '/my site',
      cacheDir: '/cache',
      requesters: new Map(),
      themeAliases: {},
    }),
  ).toMatchObject({
    code: 'BUNDLE_FAILED',
    message: 'Unclosed block.',
    location: {file: 'src/a.css', line: 3, column: 1},
  });
});

test('a file that webpack cannot parse has its line, unless a loader has changed it', () => {
  const details = {siteDir: '/site', cacheDir: '/cache', requesters: new Map(), themeAliases: {}};
  const failed = (moduleName: string, lines: readonly string[]) =>
    bundleError(
      [{message: ['Module parse failed: Unexpected token (3:7)', ...lines].join('\n'), moduleName}],
      details,
    );
  const noLoader = 'You may need an appropriate loader to handle this file type.\n| a';
  expect(failed('./src/a.weird', [noLoader])).toMatchObject({
    message: 'Cannot be read: Unexpected token. Files of this kind need a loader; a plugin can add one.',
    location: {file: 'src/a.weird', line: 3},
  });
  const loaders =
    "File was parsed as module type 'javascript/auto'.\nFile was processed with these loaders:\n * ./x.js";
  const changed = failed('./src/a.js', [loaders]);
  expect([changed.message, changed.location]).toEqual([
    'Cannot be read: Unexpected token.',
    {file: 'src/a.js'},
  ]);
});

/** Compiles a file in a child compiler, as plugins do for workers. */
function compilesApart(file: string) {
  return (compiler: Compiler) => {
    compiler.hooks.make.tapAsync('Apart', (compilation, done) => {
      const child = compilation.createChildCompiler('apart', {filename: 'apart.js'});
      new compiler.webpack.EntryPlugin(compiler.context, file, {name: 'apart'}).apply(child);
      child.runAsChild((error) => done(error ?? undefined));
    });
  };
}

const BUNDLERS = [rspackBundler, webpackBundler];

describe.each(BUNDLERS)('$name', (bundler) => {
  test.each([
    ["import './none.js';", 'MODULE_NOT_FOUND', 'worker.js imports "./none.js", which does not exist.', 1],
    ['export const a = 1;\nlet let = 2;', 'BUNDLE_FAILED', "'let' is reserved", 2],
  ])(
    'a mistake in a compile that a plugin starts is reported with its file: %s',
    async (text, code, says, line) => {
      const siteDir = tempSite({'index.js': '', 'worker.js': text, 'package.json': '{"type": "module"}'});
      const {stats, close} = await runBundler(bundler.instance, {
        mode: 'production',
        context: siteDir,
        entry: './index.js',
        output: {path: path.join(siteDir, 'out')},
        plugins: [compilesApart('./worker.js')],
      });
      expect(stats.hasErrors()).toBe(true);
      const error = bundleError(compileErrors(stats), {
        siteDir,
        cacheDir: path.join(siteDir, 'cache'),
        requesters: new Map(),
        themeAliases,
      });
      expect(error).toMatchObject({code, location: {file: 'worker.js', line}});
      expect(error.message).toContain(says);
      await close();
    },
  );

  test('an import from the folder of Docusaurus for generated files is answered with ours', async () => {
    const siteDir = tempSite({'index.js': "import './.docusaurus/a/default/x.json';", 'package.json': '{}'});
    const {stats, close} = await runBundler(bundler.instance, {
      mode: 'production',
      context: siteDir,
      entry: './index.js',
    });
    const error = bundleError(compileErrors(stats), {
      siteDir,
      cacheDir: path.join(siteDir, 'cache'),
      requesters: new Map(),
      themeAliases,
    });
    expect(error.hint).toBe('Generated files are in ".site"; code can import them from "@generated".');
    await close();
  });
});

test('a name that a module does not export is reported with the line of its import', () => {
  const siteDir = tempSite({
    'src/a.jsx': '// Comment\nimport {b} from "./b.js";\n\nexport default () => b;\n',
  });
  const message = "export 'b' (imported as 'b') was not found in './b.js' (possible exports: c)";
  const details = {siteDir, cacheDir: '/cache', requesters: new Map(), themeAliases};
  expect(bundleError([{message, moduleName: './src/a.jsx', loc: '9:3'}], details).location).toEqual({
    file: 'src/a.jsx',
    line: 2,
  });
});

test('without any text of errors, no module is said to be missing', () => {
  expect(
    bundleError([], {siteDir: '/site', cacheDir: '/cache', requesters: new Map(), themeAliases}).code,
  ).toBe('BUNDLE_FAILED');
});

test('a mistake in Markdown that code imports keeps its code, place and hint', () => {
  const details = {siteDir: '/site', cacheDir: '/cache', requesters: new Map(), themeAliases};
  const location = {file: '/site/src/notes.mdx', line: 7, column: 1};
  const mistake = {code: 'MDX_SYNTAX', message: 'MDX cannot read this.', hint: 'Close it.', location};
  const error = {message: 'Module build failed', moduleName: './src/notes.mdx', lecternMistake: mistake};
  expect(bundleError([error], details)).toMatchObject({
    ...mistake,
    location: {file: 'src/notes.mdx', line: 7, column: 1},
  });
  const other = {message: "Can't resolve 'x'", moduleName: './src/a.tsx', loc: '2:0'};
  expect(bundleError([error, other], details)).toMatchObject({
    code: 'BUNDLE_FAILED',
    message:
      '- src/notes.mdx:7 MDX cannot read this.\n- src/a.tsx:2 a.tsx imports "x", which does not exist.',
    hint: 'Close it. Check the spelling, or install the package.',
  });
});
