import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {buildThemeAliases} from '../routes/themeAliases.js';
import {planThemeTypes, themeTypeText} from './planThemeTypes.js';

function planned(files: {readonly [name: string]: string}) {
  const siteDir = tempSite(files);
  const themeAliases = buildThemeAliases({
    fallbackDir: path.join(siteDir, 'fallback'),
    themeDirs: [path.join(siteDir, 'node_modules/one'), path.join(siteDir, 'node_modules/two')],
    siteThemeDir: path.join(siteDir, 'src/theme'),
  });
  const typesDir = path.join(siteDir, '.site/types');
  const types = planThemeTypes({siteDir, typesDir, themeAliases});
  const relative = [...types].map(([file, target]) => [file, path.relative(siteDir, target)] as const);
  const textOf = (file: string) => themeTypeText(file, types.get(file) ?? '', typesDir);
  return {types: Object.fromEntries(relative), textOf};
}

test('each name has the types of the file that it leads to; equal ones are declared once', () => {
  const {types} = planned({
    'fallback/Root.js': '',
    'node_modules/one/Footer/index.js': '',
    'node_modules/one/Tag.js': '',
    'node_modules/two/Tag.js': '',
    'src/theme/Footer/index.tsx': 'export default () => null;',
    'src/theme/Own.tsx': 'export default () => null;',
  });
  expect(types).toEqual({
    'theme/Root.d.ts': 'fallback/Root.js',
    'theme/Footer.d.ts': 'src/theme/Footer/index.tsx',
    'theme/Tag.d.ts': 'node_modules/two/Tag.js',
    'theme/Own.d.ts': 'src/theme/Own.tsx',
    'theme-original/Footer.d.ts': 'node_modules/one/Footer/index.js',
    'theme-init/Tag.d.ts': 'node_modules/one/Tag.js',
  });
});

test('a component of the site without types, or with those of the component that it replaces, has those of the theme', () => {
  const {types} = planned({
    'node_modules/one/Footer.js': '',
    'node_modules/one/Tag.js': '',
    'src/theme/Footer.tsx': "import type FooterType from '@theme/Footer';",
    'src/theme/Tag.jsx': 'export default (props) => null;',
  });
  expect(types).toEqual({
    'theme/Footer.d.ts': 'node_modules/one/Footer.js',
    'theme/Tag.d.ts': 'node_modules/one/Tag.js',
  });
});

test('a declaration exports what its component exports, and any props where a package has no types', () => {
  const {textOf} = planned({
    'node_modules/one/Footer/index.js': '',
    'node_modules/one/Footer/index.d.ts': 'export default function Footer(): null;\n',
    'node_modules/one/helper.js': '',
    'node_modules/one/helper.d.ts': 'export declare const help: string;\n',
    'node_modules/one/Untyped.js': 'export default () => null;\n',
  });
  const footer = '../../../node_modules/one/Footer/index.js';
  expect(textOf('theme/Footer.d.ts')).toBe(
    `export * from '${footer}';\nexport {default} from '${footer}';\n`,
  );
  expect(textOf('theme/helper.d.ts')).toBe("export * from '../../../node_modules/one/helper.js';\n");
  expect(textOf('theme/Untyped.d.ts')).toContain('ComponentType<Record<string, unknown>>');
});
