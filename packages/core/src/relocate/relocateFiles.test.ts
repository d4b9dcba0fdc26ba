import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {scriptOfText} from '../shared/scriptOfText.js';
import {relocateFiles} from './relocateFiles.js';
import {scriptOfModule} from './scriptOfModule.js';

type Registration = (
  register: (names: unknown, value?: unknown) => void,
  context: object,
) => {readonly execute?: () => void};

/** Runs a script that registers a module. @returns its imports and its exports */
function run(script: string): {readonly imports: readonly string[]; readonly exports: object} {
  let imports: readonly string[] = [];
  const exports: {[name: string]: unknown} = {};
  const register = (names: readonly string[], declare: Registration) => {
    imports = names;
    const add = (name: unknown, value: unknown) =>
      Object.assign(exports, typeof name === 'string' ? {[name]: value} : name);
    declare(add, {meta: {url: 'https://site.test/x.js'}}).execute?.();
  };
  new Function('System', script)({register});
  return {imports, exports};
}

test('a module becomes a script that registers the same imports and exports', async () => {
  const text = 'import {a} from "./a.1b2c.js";\nexport const url = import.meta.url;\nexport default () => a;';
  const {imports, exports} = run(await scriptOfModule(text, 'unknown'));
  expect(imports).toEqual(['./a.1b2c.js']);
  expect(exports).toMatchObject({url: 'https://site.test/x.js'});
  const classic = await scriptOfModule('(() => { globalThis.made = 1; })();', 'unknown');
  expect(classic).not.toContain('System');
  expect(await scriptOfModule('globalThis.made = 1;', true)).toContain('System.register([]');
});

test('a text becomes a script whatever it contains', () => {
  const text = `{"a": "</script>\u2028\\"'\`"}\n\0`;
  expect(run(scriptOfText(text)).exports).toEqual({default: text});
});

/** An output with one locale, and with a page in which the file "linked.html" of a cache is linked. */
function output() {
  const dir = tempSite({
    'cache.html': '<a href="/base/docs/b">B</a>',
    'out/404.html': '<a href="/base/">home</a>',
    'out/index.html': '<html><head><title>T</title></head><a href="/base/docs/b">B</a>',
    'out/docs/b.html':
      '<img src="/base/img/%C3%BC.png"><a href="/base/docs/c%20d/">C</a><a href="/base/none">-</a>',
    'out/docs/c d/index.html': '<a href="/base/docs/b/#x">B</a>',
    'out/img/ü.png': '',
    'out/folder.html/x.txt': '',
    'out/assets/js/a.1.js': 'export const a = 1;',
    'out/assets/js/site.2.js': 'globalThis.made = 1;',
    'out/assets/data/d.3.json': '{"a": 1}',
    'out/docs/b.payload.json': '{}',
  });
  fs.linkSync(path.join(dir, 'cache.html'), path.join(dir, 'out/linked.html'));
  return {dir, outDir: path.join(dir, 'out')};
}

test('pages, scripts and data of an output are replaced, and linked files of the cache stay', async () => {
  const {dir, outDir} = output();
  const locale = {
    dir: outDir,
    modules: ['assets/js/a.1.js'],
    siteScript: 'assets/js/site.2.js',
    texts: ['assets/data/d.3.json'],
    unused: ['docs/b.payload.json'],
  };
  await relocateFiles({outDir, siteBase: '/base/', locales: [locale]});
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  expect(read('index.html')).toMatch(
    /^<html><head><script>[^<]*<\/script><title>T<\/title><\/head><a href="\.\/docs\/b\.html">B<\/a>$/,
  );
  expect(read('docs/b.html')).toBe(
    '<img src="../img/%C3%BC.png"><a href="../docs/c%20d/index.html">C</a><a href="../none">-</a>',
  );
  expect(read('docs/c d/index.html')).toBe('<a href="../../docs/b.html#x">B</a>');
  expect(read('404.html')).toBe('<a href="/base/index.html">home</a>');
  expect(read('linked.html')).toBe('<a href="./docs/b.html">B</a>');
  expect(fs.readFileSync(path.join(dir, 'cache.html'), 'utf8')).toBe('<a href="/base/docs/b">B</a>');
  expect(run(read('assets/js/a.1.js')).exports).toEqual({a: 1});
  expect(read('assets/js/site.2.js')).toContain('System.register');
  expect(run(read('assets/data/d.3.json.js')).exports).toEqual({default: '{"a": 1}'});
  expect(fs.readdirSync(path.join(outDir, 'docs'))).toEqual(['b.html', 'c d']);
  expect(fs.existsSync(path.join(outDir, 'assets/data/d.3.json'))).toBe(false);
});
