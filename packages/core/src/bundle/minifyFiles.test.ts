import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {minifyFiles, shorten} from './minifyFiles.js';

test.each([
  ['a module of the bundle', 'const long = 1;\nexport const a = () => long + 1;\n', false, 'export'],
  [
    'a classic script of a plugin',
    'var shared = 1;\nfunction add(value) { return value + shared; }\n',
    true,
    'var shared=1;function add(e){return e+shared}',
  ],
  [
    'a module of a plugin',
    'import x from "y";\nexport const a = (value) => x(value);\n',
    true,
    'export const a=e=>x(e)',
  ],
  ['text that is no script', '<% template %>\n', true, '<% template %>'],
])('%s is minified', async (_name, text, isEmitted, expected) => {
  const from = tempSite({'a.js': text});
  const to = path.join(from, 'out');
  const files = ['a.js'];
  await minifyFiles({from, to, files, minimize: true, finished: [], emitted: isEmitted ? files : []});
  const minified = fs.readFileSync(path.join(to, 'a.js'), 'utf8');
  expect(minified).toContain(expected);
  expect(minified.length).toBeLessThanOrEqual(text.length);
});

test.each([
  [':root{--a: 1px;--b-c: var(--a)}', ':root{--a:1px;--b-c:var(--a)}'],
  ['a{content:"{--a: b;--c: d";--e: "x; --f: y"}', 'a{content:"{--a: b;--c: d";--e:"x; --f: y"}'],
  ['@supports (--a: b){a{color:red}}', '@supports (--a: b){a{color:red}}'],
])('custom properties have no space before their value: %s', (css, short) => {
  expect(shorten(css)).toBe(short);
});

test.each([
  ['@layer a{b{c:d}}@layer a{e{f:g}}@layer a{h{i:j}}', '@layer a{b{c:d}e{f:g}h{i:j}}'],
  ['@layer a{@media print{b{c:d}}}@layer a{e{f:g}}', '@layer a{@media print{b{c:d}}e{f:g}}'],
  [
    '@layer a,b;@layer a{b{c:d}}@layer b{e{f:g}}@layer b{h{i:j}}',
    '@layer a,b;@layer a{b{c:d}}@layer b{e{f:g}h{i:j}}',
  ],
  ['@layer a{b{c:d}}e{f:g}@layer a{h{i:j}}', '@layer a{b{c:d}}e{f:g}@layer a{h{i:j}}'],
  [
    '@layer a{b{content:"}}{"}}@layer a{e{f:url(data:{})}}k{l:m}',
    '@layer a{b{content:"}}{"}e{f:url(data:{})}}k{l:m}',
  ],
  [
    '@layer a{@layer b{c{d:e}}}@layer{f{g:h}}@layer{i{j:k}}',
    '@layer a{@layer b{c{d:e}}}@layer{f{g:h}}@layer{i{j:k}}',
  ],
])('blocks of one layer that follow each other become one: %s', (css, short) => {
  expect(shorten(css)).toBe(short);
});
