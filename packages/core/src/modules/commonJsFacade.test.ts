import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {isCommonJsFile, withFacades} from './commonJsFacade.js';

const FLAGGED =
  'Object.defineProperty(exports, "__esModule", {value: true});\nexports.default = () => null;\n';

test.each([
  ['compiled code', 'a.js', FLAGGED, true],
  ['a function', 'a.js', 'module.exports = function A() {};\n', true],
  ['code with a dynamic import', 'a.js', "module.exports = () =>\n  import('./b.js');\n", true],
  ['.cjs', 'a.cjs', FLAGGED, true],
  ['an ES module of a package without a type', 'a.js', "import x from 'x';\nexport default x;\n", false],
  ['an export in the middle of a line', 'a.js', 'const a = 1;export default a;\n', false],
  ['minified imports', 'a.js', 'import{a}from"a";export{a as default};\n', false],
  ['.mjs', 'a.mjs', 'const a = 1;\n', false],
  ['an ES module by its package', 'esm/a.js', 'globalThis.a = 1;\n', false],
  ['TypeScript', 'a.ts', 'const a = 1;\n', false],
])('CommonJS for webpack: %s', (_name, file, text, isCommonJs) => {
  const dir = tempSite({[file]: text, 'package.json': '{}', 'esm/package.json': '{"type": "module"}'});
  expect(isCommonJsFile(path.join(dir, file))).toBe(isCommonJs);
});

test('all requests for a CommonJS component lead to one facade', () => {
  const dir = tempSite({'A.js': FLAGGED, 'B.js': 'export default () => null;\n'});
  const [a, b] = [path.join(dir, 'A.js'), path.join(dir, 'B.js')];
  const aliases = withFacades({'@theme/A': a, '@theme-original/A': a, '@theme/B': b});
  expect([...aliases.values()]).toEqual([`${a}?facade`, `${a}?facade`, b]);
});
