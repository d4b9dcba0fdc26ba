import {expect, test} from 'vitest';
import {defaultExport, unwrapExports} from './moduleExports.js';

const flagged = {__esModule: true, default: 'x', named: 1};

test.each([
  ['an ES module', {default: 'x'}, {default: 'x'}],
  ['a compiled module', flagged, flagged],
  ['a compiled module that Node imports', {default: flagged, named: 1}, flagged],
  ['a module that was compiled twice', {default: {__esModule: true, default: flagged}}, flagged],
  ['an object that an ES module exports', {default: {default: 'x'}}, {default: {default: 'x'}}],
  ['a function', String, String],
  ['nothing', undefined, undefined],
  ['null', null, null],
])('the exports of %s', (_name, module, exports) => {
  expect(unwrapExports(module)).toEqual(exports);
});

test('a module that is its own default export ends the search', () => {
  const own: {__esModule: boolean; default?: unknown} = {__esModule: true};
  own.default = own;
  expect(unwrapExports(own)).toBe(own);
});

test.each([
  [{default: flagged}, 'x'],
  [{named: 1}, {named: 1}],
  [
    {default: undefined, named: 1},
    {default: undefined, named: 1},
  ],
  [{default: null}, null],
  ['text', 'text'],
])('the default export of %j is %j', (module, value) => {
  expect(defaultExport(module)).toEqual(value);
});
