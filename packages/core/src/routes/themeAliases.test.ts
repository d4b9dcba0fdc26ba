import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {listThemeComponents} from './themeAliases.js';

test('components are files and folders with an index; tests and types are none', () => {
  const dir = tempSite({
    'Logo/index.tsx': '',
    'Logo/index.test.tsx': '',
    'Logo/styles.css': '',
    'DocItem/Layout.jsx': '',
    'DocItem/types.d.ts': '',
    'Root.js': '',
  });
  expect(Object.fromEntries(listThemeComponents(dir))).toEqual({
    'DocItem/Layout': path.join(dir, 'DocItem/Layout.jsx'),
    Logo: path.join(dir, 'Logo/index.tsx'),
    Root: path.join(dir, 'Root.js'),
  });
  expect(listThemeComponents(path.join(dir, 'nowhere')).size).toBe(0);
});

test('components behind symbolic links are found, and a link to a folder around it does no harm', () => {
  const dir = tempSite({'shared/Card/index.tsx': '', 'shared/Note.tsx': '', 'theme/Own.tsx': ''});
  const link = (target: string, file: string) => fs.symlinkSync(target, path.join(dir, 'theme', file));
  link('../shared/Card', 'Card');
  link('../shared/Note.tsx', 'Note.tsx');
  link('..', 'Around');
  link('.', 'Itself');
  link('nowhere', 'Gone.tsx');
  const names = [...listThemeComponents(path.join(dir, 'theme')).keys()];
  expect(names.filter((name) => name !== 'Gone')).toEqual(['Card', 'Note', 'Own']);
});
