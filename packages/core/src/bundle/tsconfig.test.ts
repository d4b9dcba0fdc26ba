import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {readTsconfig} from './tsconfig.js';

test('only options that change what code does are taken, also from what the file extends', () => {
  const siteDir = tempSite({
    'tsconfig.json':
      '{"extends": "./base.json", "compilerOptions": {"jsx": "preserve", "strict": true}} // ok',
    'base.json': '{"compilerOptions": {"experimentalDecorators": true, "jsxImportSource": "preact"}}',
  });
  expect(readTsconfig(siteDir)).toEqual({
    options: {experimentalDecorators: true, jsxImportSource: 'preact'},
  });
});

test('a site needs no tsconfig, and that of the folder above is none of it', () => {
  const dir = tempSite({'tsconfig.json': '{"extends": "nowhere"}', 'site/a.txt': ''});
  expect(readTsconfig(path.join(dir, 'site'))).toEqual({options: {}});
});

test('a tsconfig that extends a package which is not installed is a problem with its line; its own options count', () => {
  const siteDir = tempSite({
    'tsconfig.json': `{
  "extends": "@docusaurus/tsconfig", // the usual one
  "compilerOptions": {"baseUrl": ".", "jsxImportSource": "preact"},
}
`,
  });
  expect(readTsconfig(siteDir)).toEqual({
    options: {jsxImportSource: 'preact'},
    problem: {
      file: path.join(siteDir, 'tsconfig.json'),
      line: 2,
      message: 'extends "@docusaurus/tsconfig", which does not exist.',
    },
  });
});

test('a tsconfig that is no JSON is a problem, and gives no options', () => {
  const siteDir = tempSite({'tsconfig.json': '[1'});
  expect(readTsconfig(siteDir).options).toEqual({});
});
