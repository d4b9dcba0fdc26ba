import {expect, test} from 'vitest';
import {trimCustomProperties} from './minifyFiles.js';

test.each([
  [':root{--a: 1px;--b-c: var(--a)}', ':root{--a:1px;--b-c:var(--a)}'],
  ['a{content:"{--a: b;--c: d";--e: "x; --f: y"}', 'a{content:"{--a: b;--c: d";--e:"x; --f: y"}'],
  [`a{content:'\\';--a: b'}`, `a{content:'\\';--a: b'}`],
  ['@supports (--a: b){a{color:red}}', '@supports (--a: b){a{color:red}}'],
])('custom properties lose the space before their value, strings stay: %s', (css, short) => {
  expect(trimCustomProperties(css)).toBe(short);
});
