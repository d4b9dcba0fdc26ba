import {expect, test} from 'vitest';
import {joinLayers, minifyCustomProperties} from './minifyFiles.js';

test.each([
  [':root{--a: 1px;--b-c: var(--a)}', ':root{--a:1px;--b-c:var(--a)}'],
  ['a{content:"{--a: b;--c: d";--e: "x; --f: y"}', 'a{content:"{--a: b;--c: d";--e:"x; --f: y"}'],
  [`a{content:'\\';--a: b'}`, `a{content:'\\';--a: b'}`],
  ['@supports (--a: b){a{color:red}}', '@supports (--a: b){a{color:red}}'],
  [':root{--a: rgb(0, 16, 255);--b: rgb(300, 1, 2)}', ':root{--a:#0010ff;--b:#ff0102}'],
  [
    ':root{--a: rgb(0, 0, 0) 50%;--b: rgb(var(--c));--d: rgba(0, 0, 0, .5)}',
    ':root{--a:rgb(0, 0, 0) 50%;--b:rgb(var(--c));--d:rgba(0, 0, 0, .5)}',
  ],
])('custom properties have no space before their value and short colours, strings stay: %s', (css, short) => {
  expect(minifyCustomProperties(css)).toBe(short);
});

test.each([
  ['@layer a{b{c:d}}@layer a{e{f:g}}@layer a{h{i:j}}', '@layer a{b{c:d}e{f:g}h{i:j}}'],
  ['@layer a{b{c:d}}\n@layer a{e{f:g}}', '@layer a{b{c:d}}\n@layer a{e{f:g}}'],
  ['@layer a{@media print{b{c:d}}}@layer a{e{f:g}}', '@layer a{@media print{b{c:d}}e{f:g}}'],
  [
    '@layer a,b;@layer a{b{c:d}}@layer b{e{f:g}}@layer b{h{i:j}}',
    '@layer a,b;@layer a{b{c:d}}@layer b{e{f:g}h{i:j}}',
  ],
  [String.raw`@layer a{.b\'\{{c:d}}@layer a{.e\'{f:g}}`, String.raw`@layer a{.b\'\{{c:d}.e\'{f:g}}`],
  ['@layer a{b{c:d}}e{f:g}@layer a{h{i:j}}', '@layer a{b{c:d}}e{f:g}@layer a{h{i:j}}'],
  [
    '@layer a{b{content:"}}{"}}@layer a{e{f:url(data:{})}}@layer a{h{i:j}}k{l:m}',
    '@layer a{b{content:"}}{"}e{f:url(data:{})}h{i:j}}k{l:m}',
  ],
  [
    '@layer a{@layer b{c{d:e}}}@layer{f{g:h}}@layer{i{j:k}}',
    '@layer a{@layer b{c{d:e}}}@layer{f{g:h}}@layer{i{j:k}}',
  ],
])('blocks of one layer that follow each other become one: %s', (css, short) => {
  expect(joinLayers(css)).toBe(short);
});
