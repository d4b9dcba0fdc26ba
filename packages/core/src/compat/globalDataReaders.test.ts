import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {readsGlobalData} from './globalDataReaders.js';

test.each([
  ['a module that imports it, named without its extension', './a', true],
  ['a file that the module imports', './b', true],
  ['CommonJS', './c.js', true],
  ['a module with other imports, in a circle', './d', false],
  ['a stylesheet', './e.css', false],
  ['a file that is not there', './f', false],
])('the import of global data is found: %s', (_name, file, found) => {
  const dir = tempSite({
    'a.js': "import {inject} from 'x';\nimport globalData from '@generated/globalData';",
    'b.ts': "export {run} from './parts';",
    'parts/index.ts': "import data from\n  '@generated/globalData';",
    'c.js': 'const data = require("@generated/globalData");',
    'd.js': "import './d2.js';\nimport i18n from '@generated/i18n';",
    'd2.js': "import './d.js';",
    'e.css': "@import '@generated/globalData';",
  });
  expect(readsGlobalData(path.join(dir, file))).toBe(found);
});
