import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {fileInTheme, writeThemeFile} from './themeFolder.js';

test('nothing is written outside of the site, by ".." or through a link', () => {
  const elsewhere = tempSite({'other.js': 'mine'});
  const siteDir = tempSite({'src/theme/Footer.js': ''});
  fs.symlinkSync(elsewhere, path.join(siteDir, 'src/theme/Linked'));
  fs.symlinkSync(path.join(elsewhere, 'other.js'), path.join(siteDir, 'src/theme/other.js'));
  for (const name of ['../../../out.js', '..', 'Linked/new.js', 'other.js', '/etc/passwd']) {
    expect(() => writeThemeFile(siteDir, name, 'text'), name).toThrow('is outside of the site');
  }
  expect(fs.readdirSync(elsewhere)).toEqual(['other.js']);
  expect(fs.readFileSync(path.join(elsewhere, 'other.js'), 'utf8')).toBe('mine');
});

test('a file that is a link within the site stays one', () => {
  const siteDir = tempSite({'shared/Footer.js': 'before', 'src/theme/Tag.js': ''});
  const link = path.join(siteDir, 'src/theme/Footer.js');
  fs.symlinkSync(path.join(siteDir, 'shared/Footer.js'), link);
  writeThemeFile(siteDir, 'Footer.js', 'after');
  expect(fs.lstatSync(link).isSymbolicLink()).toBe(true);
  expect(fs.readFileSync(path.join(siteDir, 'shared/Footer.js'), 'utf8')).toBe('after');
  expect(fileInTheme(siteDir, 'New/index.js')).toBe(path.join(siteDir, 'src/theme/New/index.js'));
});
