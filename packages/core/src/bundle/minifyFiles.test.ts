import {expect, test} from 'vitest';
import {shorten} from './minifyFiles.js';

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
