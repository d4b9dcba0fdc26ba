import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {lazyBuiltin} from './lazyBuiltins.js';

test('a module of Node that an ES module requires is empty in browsers', () => {
  const dir = tempSite({
    'esm.js': 'import React from "react";\nexport const read = () => require("stream");\n',
    'min.js': 'const a=1;import{b}from"b";export{a as default};const c=()=>require("stream");\n',
    'cjs.js': 'const stream = require("stream");\nexports.stream = stream;\n',
  });
  const find = (file: string, request = 'stream', type = 'commonjs') =>
    lazyBuiltin(request, path.join(dir, file), type);
  expect(find('esm.js')).toMatch(/^\(.*getBuiltinModule.*"stream"/);
  expect(find('min.js', 'node:fs')).toContain('"node:fs"');
  expect(find('cjs.js')).toBeUndefined();
  expect(find('esm.js', 'stream', 'esm')).toBeUndefined();
  expect(find('esm.js', 'react')).toBeUndefined();
  expect(find('missing.js')).toBeUndefined();
});
