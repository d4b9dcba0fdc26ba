import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, expect, test, vi} from 'vitest';
import type webpack from 'webpack';
import {rspackBundler} from '../../test/bundlers.js';
import {tempSite} from '../../test/tempSite.js';
import {runBundler} from './compileBundle.js';
import {compileAtOnce, reactFileName, takesReactFile, withReactFile, writeReactFile} from './reactFile.js';
import {pinnedPackages} from './requestAliases.js';

interface Bundled {
  render(): {createRoot: unknown; type: unknown; fragment: unknown; version: string; flushSync: unknown};
}

/** The site has no React, so that of this package is used. */
async function compile() {
  const siteDir = tempSite({
    'index.js': `
      import React, {Fragment as named} from 'react';
      import * as all from 'react';
      import {jsx, Fragment} from 'react/jsx-runtime';
      import {createRoot} from 'react-dom/client';
      const {flushSync} = require('react-dom');
      if (React.Fragment !== named || all.Fragment !== named) throw new Error('There are two Reacts.');
      export const render = () =>
        ({createRoot, flushSync, type: jsx('p', {}).type, fragment: Fragment === named, version: React.version});
    `,
  });
  const dir = path.join(siteDir, 'out');
  const settings = {siteDir, minify: true, development: false};
  const file = reactFileName(settings);
  const inputs = await writeReactFile({...settings, dir, file});
  const config: webpack.Configuration = {
    mode: 'production',
    target: ['web', 'es2022'],
    context: siteDir,
    entry: './index.js',
    output: {path: dir, filename: 'assets/js/main.mjs', module: true, library: {type: 'module'}},
  };
  const bundler = rspackBundler;
  const {stats, close} = await runBundler(bundler.instance, withReactFile(config, file));
  await close();
  expect(stats.toJson({all: false, errors: true}).errors).toEqual([]);
  fs.writeFileSync(path.join(dir, 'package.json'), '{"type": "module"}');
  const main = path.join(dir, 'assets/js/main.mjs');
  const bundled = (await import(pathToFileURL(main).href)) as Bundled;
  return {bundled, file, inputs, text: fs.readFileSync(path.join(dir, file), 'utf8')};
}

afterEach(() => vi.unstubAllGlobals());

test('modules of every kind share the React of the file', async () => {
  vi.stubGlobal('document', {});
  const {bundled, file, inputs, text} = await compile();
  const {createRoot, flushSync, ...rest} = bundled.render();
  expect([typeof createRoot, typeof flushSync]).toEqual(['function', 'function']);
  expect(rest).toEqual({type: 'p', fragment: true, version: expect.stringMatching(/^\d+\./)});
  expect(file).toMatch(/^assets\/js\/react\.[\da-f]{8}\.js$/);
  expect(inputs.some((input) => input.includes('react-dom') && fs.existsSync(input))).toBe(true);
  expect(text.split('\n').length).toBeLessThan(100);
  expect(text.match(/^var \w+=\w+\(\([^\n]*=>\{"use strict"/gm)?.length).toBeGreaterThan(4);
  expect(text).not.toMatch(/^var \w+=\w+\((?:\w+|\([\w,]*\))=>/m);
});

test('functions of CommonJS modules get parentheses, other functions do not', async () => {
  const text = [
    'var w = (f) => () => f();',
    'var a = w((e) => {\n  e.x = [1].map((n) => n);\n});',
    'var b = w((e, m) => {\n  m.y = 1;\n});',
    'var c = a(), d = 1;\nexport {\n  c\n};\n',
  ].join('\n');
  expect((await compileAtOnce(text)).split('\n')).toEqual([
    'var w=f=>()=>f();',
    'var a=w((e=>{e.x=[1].map(n=>n)}));',
    'var b=w(((e,m)=>{m.y=1}));',
    'var c=a(),d=1;export{c};',
  ]);
});

test('only where there is a document is the renderer for browsers evaluated', async () => {
  const {createRoot, type} = (await compile()).bundled.render();
  expect({createRoot, type}).toEqual({createRoot: undefined, type: 'p'});
});

test('the name follows from what the file is made of, which can be readable and warn', async () => {
  const write = async (development: boolean) => {
    const siteDir = tempSite({});
    const settings = {siteDir, minify: !development, development};
    const file = reactFileName(settings);
    await writeReactFile({...settings, dir: siteDir, file});
    return {file, text: fs.readFileSync(path.join(siteDir, file), 'utf8')};
  };
  const [one, same, other] = await Promise.all([write(false), write(false), write(true)]);
  expect(same.file).toBe(one.file);
  expect(other.file).not.toBe(one.file);
  expect(other.text).toContain('Invalid hook call.');
});

test('a package that is not React, but has its name, is bundled with all other code', () => {
  const files = {
    'node_modules/react/package.json': '{"name": "@preact/compat"}',
    'node_modules/react/index.js': '',
    'node_modules/react-dom/package.json': '{"name": "@preact/compat"}',
  };
  const siteDir = tempSite(files);
  expect(takesReactFile({output, resolve: {alias: pinnedPackages(siteDir)}}, siteDir)).toBe(false);
});

const siteDir = path.resolve('/no/site');
const output = {filename: 'assets/js/[name].js', chunkFilename: 'assets/js/[name].js'};
const pinned = pinnedPackages(siteDir);

test.each<[string, boolean, webpack.Configuration]>([
  ['what we set', true, {output, resolve: {alias: {...pinned, '@site': siteDir}}}],
  ['another React', false, {output, resolve: {alias: {...pinned, react: 'preact/compat'}}}],
  ['another renderer', false, {output, resolve: {alias: {...pinned, 'react-dom/client': 'preact/compat'}}}],
  ['a profiler', false, {output, resolve: {alias: {...pinned, 'react-dom$': 'react-dom/profiling'}}}],
  ['React not pinned', false, {output, resolve: {alias: {'@site': siteDir}}}],
  ['other names', false, {output: {...output, filename: '[name].js'}, resolve: {alias: pinned}}],
])('the file is taken only where webpack would take the same: %s', (_what, expected, config) => {
  expect(takesReactFile(config, siteDir)).toBe(expected);
});
