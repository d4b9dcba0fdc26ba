import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listThemeComponents} from '../packages/core/src/routes/themeAliases.js';
import {readSwizzleTag} from '../packages/core/src/swizzle/swizzleTag.js';
import {getSwizzleConfig} from '../packages/theme-classic/src/swizzle.js';

const packages = path.resolve(import.meta.dirname, '../packages');
const themes = fs
  .readdirSync(packages)
  .filter((name) => fs.existsSync(path.join(packages, name, 'src/theme')));

test.each(themes)('each component of %s has its level for `site swizzle` in its own file', (theme) => {
  const components = [...listThemeComponents(path.join(packages, theme, 'src/theme'))];
  expect(components).not.toEqual([]);
  const missing = components.filter(
    ([, file]) => readSwizzleTag(fs.readFileSync(file, 'utf8'), file) === undefined,
  );
  expect(
    missing.map(([name]) => name),
    'write `/** @swizzle unsafe */` above the component, or the level that it has',
  ).toEqual([]);
});

test('getSwizzleConfig has levels of folders alone: no component has two', () => {
  const dir = path.join(packages, 'theme-classic/src/theme');
  const components = listThemeComponents(dir);
  for (const name of Object.keys(getSwizzleConfig().components)) {
    expect(fs.statSync(path.join(dir, name)).isDirectory(), name).toBe(true);
    expect(components.has(name), name).toBe(false);
  }
});
