import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@lectern/core';
import {expect, onTestFinished, test} from 'vitest';
import {customCssFiles} from './customCss.js';

test('a stylesheet that does not exist is an error with the line of the option', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-theme-'));
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}));
  const siteConfigPath = path.join(siteDir, 'site.config.ts');
  fs.writeFileSync(
    siteConfigPath,
    "export default {\n  themes: [['classic', {\n    customCss: [],\n  }]],\n};\n",
  );
  fs.writeFileSync(path.join(siteDir, 'a.css'), '');
  const context = {siteDir, siteConfigPath} as LoadContext;
  expect(customCssFiles(['./a.css'], context)).toEqual([path.join(siteDir, 'a.css')]);
  expect(() => customCssFiles(['./a.css', './b.css', 'src/c.css'], context)).toThrow(
    expect.objectContaining({
      code: 'CUSTOM_CSS_MISSING',
      message: 'The option "customCss" names stylesheets that do not exist: "./b.css", "src/c.css".',
      location: {file: siteConfigPath, line: 3},
    }),
  );
});
